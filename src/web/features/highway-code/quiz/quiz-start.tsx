import type { RefObject } from 'react';
import { quickQuizMinutes, quickQuizQuestions } from '#domain/constants.ts';
import { Button } from '#web/ui/button.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

type QuizStartProps = { readonly headingRef: RefObject<HTMLHeadingElement | null>; readonly onStart: () => void };

export function QuizStart({ headingRef, onStart }: QuizStartProps) {
  return (
    <SignPanel variant="highway" className="p-7">
      <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
        How well do you know the Code?
      </h2>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 font-sign text-xl font-bold">
        <span>{quickQuizQuestions} questions</span>
        <span>about {quickQuizMinutes} minutes</span>
      </p>
      <p className="mt-3 mb-6 max-w-prose">You see after each answer whether it is right, and why.</p>
      <Button onClick={onStart}>Start Quiz</Button>
    </SignPanel>
  );
}
