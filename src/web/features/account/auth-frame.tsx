import type { ReactNode, Ref } from 'react';
import { productName } from '#domain/product.ts';
import { Logo } from '#web/ui/logo.tsx';
import { NightDrive } from './night-drive.tsx';

type AuthFrameProps = {
  readonly heading: string;
  /** For a page that goes on to another heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

/** Both auth pages: the road at night, and the form on a plate beside it (below it on a phone). */
export function AuthFrame({ heading, headingRef, children }: AuthFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <header className="relative overflow-hidden bg-[#0a0c10] text-[#f7f5ee] lg:flex-1">
        <NightDrive />
        <div className="relative flex flex-col gap-1 px-6 pt-5 pb-16 lg:p-12">
          <p className="flex items-center gap-3 font-sign text-2xl font-extrabold lg:text-4xl">
            <Logo className="h-8 w-11 lg:h-11 lg:w-16" />
            {productName}
          </p>
          <p className="max-w-56 lg:max-w-96 lg:text-xl">Pass your theory test, one stud at a time.</p>
        </div>
      </header>
      <main className="flex flex-col px-4 pb-12 lg:flex-1 lg:justify-center lg:p-12">
        <div className="sign-panel sign-neutral relative mx-auto -mt-10 w-full max-w-md p-6 sm:p-8 lg:mt-0">
          <h1 ref={headingRef} tabIndex={-1} className="mb-5 text-3xl">
            {heading}
          </h1>
          {children}
        </div>
        <p className="mt-4 text-center">
          <a href="/privacy" className="inline-block py-2 underline underline-offset-4">
            Privacy
          </a>
        </p>
      </main>
    </div>
  );
}
