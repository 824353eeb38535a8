import { Link } from 'react-router';
import type { AreaId } from '#domain/areas.ts';
import { signPanelClass } from '#web/ui/sign-panel.tsx';

type Way = { readonly to: string; readonly title: string; readonly description: string };

type DirectionSignProps = {
  readonly area: AreaId;
  readonly heading: string;
  readonly ways: readonly Way[];
};

/** A menu drawn like an advance direction sign: the road ahead, and a branch for each way you can go. */
export function DirectionSign({ area, heading, ways }: DirectionSignProps) {
  return (
    <nav
      aria-labelledby="ways"
      className={signPanelClass(area, 'grid gap-x-10 px-5 pt-7 pb-8 sm:px-8 lg:grid-cols-[2fr_3fr] lg:px-12 lg:py-10')}
    >
      <h2 id="ways" className="max-w-[24ch] pb-5 text-2xl sm:text-3xl lg:text-4xl">
        {heading}
      </h2>
      <div className="relative">
        <RoadAhead />
        <ul className="flex flex-col gap-1 pt-9 pb-2">
          {ways.map((way) => (
            <li key={way.to}>
              <WayLink {...way} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The stem of the sign, from where you are up to its arrow head. */
function RoadAhead() {
  return (
    <div aria-hidden="true" className="absolute inset-y-0 left-0 w-8">
      <svg viewBox="0 0 32 24" className="block h-6 w-8 fill-(--legend)">
        <path d="M16 0 32 24H0z" />
      </svg>
      <div className="absolute top-5 bottom-0 left-1/2 w-3 -translate-x-1/2 bg-(--legend)" />
    </div>
  );
}

function WayLink({ to, title, description }: Way) {
  return (
    <Link to={to} className="group relative flex min-h-16 items-center rounded-control py-2 pr-2 pl-18">
      <svg
        viewBox="0 0 44 24"
        aria-hidden="true"
        className="absolute left-4 h-6 w-11 fill-(--legend) transition-transform duration-150 group-hover:translate-x-1"
      >
        <path d="M0 7h29V0l15 12-15 12v-7H0z" />
      </svg>
      <span>
        <span className="block font-sign text-xl leading-tight font-bold underline-offset-4 group-hover:underline">
          {title}
        </span>
        <span className="block pt-0.5">{description}</span>
      </span>
    </Link>
  );
}
