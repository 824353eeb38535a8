import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SignEntry } from '#contract/signs.ts';
import { signCategories } from '#domain/sign-categories.ts';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Drawings } from '../api/get-drawings.ts';
import { useGrowingCount } from '../use-growing-count.ts';
import { PrintSheet } from './print-sheet.tsx';

type PrintSheetsProps = { readonly signs: readonly SignEntry[]; readonly drawings: Drawings };

/** On the screen the signs come as it is scrolled, since three hundred take a phone a while; paper gets them all. */
export function PrintSheets({ signs, drawings }: PrintSheetsProps) {
  const count = useGrowingCount(signs, 'print');
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  if (signs.length === 0) return <UnderDevelopment />;
  const shown = printed ? signs : signs.slice(0, count);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="max-w-prose">{signs.length} signs with what they mean, each category on pages of its own.</p>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      </div>
      {signCategories.map((category) => (
        <PrintSheet
          key={category.id}
          category={category}
          signs={shown.filter((sign) => sign.category === category.id)}
          drawings={drawings}
        />
      ))}
    </>
  );
}
