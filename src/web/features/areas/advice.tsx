import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { AdviceArea, AdviceCard } from '#contract/area-content.ts';
import { readAreaPath } from '#domain/area-pages.ts';
import { AreaPage } from '#web/app/area-page.tsx';
import { UnderDevelopment } from '#web/app/under-development.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { adviceQuery } from './api/list-advice.ts';

const intros: Readonly<Record<AdviceArea, string>> = {
  theory:
    'What helps before the day, on the day, while you answer and afterwards. It takes a few minutes to read, and costs you nothing to remember.',
  hazard:
    'What the hazard clips ask of you, and how to look at a road so that you see it. Read it first, then practise a clip or two, and read it again.',
};

/** `/theory/advice` and `/hazard/advice` */
export function Component() {
  const path = readAreaPath(useLocation().pathname);
  const area = path.kind === 'area' && path.area === 'hazard' ? 'hazard' : 'theory';
  return (
    <AreaPage wide intro={intros[area]}>
      <Advice area={area} />
    </AreaPage>
  );
}

function Advice({ area }: { readonly area: AdviceArea }) {
  const { data, error, refetch } = useQuery(adviceQuery(area));
  if (!data && error) {
    return <ErrorState heading="The advice could not be loaded" failure={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading label="Loading advice…">
        <div className="grid gap-6 md:grid-cols-2">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-60" />
          ))}
        </div>
      </Loading>
    );
  }
  if (data.length === 0) return <UnderDevelopment />;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {data.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </div>
  );
}

function Card({ title, tips }: AdviceCard) {
  return (
    <SignPanel heading={title} className="p-7">
      <ul className="mt-4 flex flex-col gap-3">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3">
            <span aria-hidden="true" className="mt-1.5 h-3 w-3 shrink-0 rotate-45 bg-accent" />
            <span className="max-w-[60ch]">{tip}</span>
          </li>
        ))}
      </ul>
    </SignPanel>
  );
}
