import { Printer } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { Button } from '#web/ui/button.tsx';
import { useGrowingCount } from '../use-growing-count.ts';
import { PrintSheet } from './print-sheet.tsx';
import { firstItems, type Sheet } from './sheets.ts';

/** On the screen they come as it is scrolled, since four hundred drawings take a phone a while; paper gets them all. */
export function PrintSheets({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const all = useMemo(() => sheets.flatMap(({ items }) => items), [sheets]);
  const count = useGrowingCount(all, 'print');
  const [printed, setPrinted] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  if (all.length === 0) return <UnderDevelopment />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="max-w-prose">
          {all.length} signs, markings and signals with what they mean, each category on pages of its own.
        </p>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      </div>
      {firstItems(sheets, printed ? all.length : count).map((sheet) => (
        <PrintSheet key={sheet.id} {...sheet} />
      ))}
    </>
  );
}
