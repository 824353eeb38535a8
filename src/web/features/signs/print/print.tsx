import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { signCategories } from '#domain/sign-categories.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { BackLink } from '#web/ui/back.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { usePictures } from '../api/get-drawings.ts';
import { signsQuery } from '../api/list-signs.ts';
import { TilesLoading } from '../tiles-loading.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** `/signs/print`: all signs on paper, by category. */
export function Component() {
  return (
    <AreaPage
      title="All signs to print"
      back={<BackLink to="/signs/categories">Back to Sign Categories</BackLink>}
      wide
    >
      <Sheets />
    </AreaPage>
  );
}

function Sheets() {
  const { data, error, refetch } = useQuery(signsQuery);
  const pictureOf = usePictures('all');
  if (!data && error) {
    return <ErrorState heading="The signs could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <TilesLoading />;
  const allThere = data.every((sign) => pictureOf(sign) !== undefined);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="max-w-prose">{data.length} signs with what they mean, each category on its own pages.</p>
        <Button busy={!allThere} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
      </div>
      {signCategories.map((category) => (
        <PrintSheet
          key={category.id}
          category={category}
          signs={data.filter((sign) => sign.category === category.id)}
          pictureOf={pictureOf}
        />
      ))}
    </>
  );
}
