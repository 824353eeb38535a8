import { useSearchParams } from 'react-router';
import { AreaPage } from '#web/app/area-page.tsx';
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts';
import { LaneProgress } from '#web/ui/lane-progress.tsx';
import { Scene } from '../scenes/scene.tsx';
import { AboutTheFilm } from './about-the-film.tsx';
import { IntroBar } from './intro-bar.tsx';
import { introSteps } from './intro-steps.ts';
import { introPictures } from './intro-pictures.tsx';
import { Transcript } from './transcript.tsx';

/** `/hazard/intro`: the introduction in pictures, the step in `?step=`. */
export function Component() {
  const [params] = useSearchParams();
  const index = Math.min(introSteps.length, Math.max(1, Number.parseInt(params.get('step') ?? '1', 10) || 1)) - 1;
  const heading = useFocusOnChange<HTMLHeadingElement>(index);
  const step = introSteps[index];
  if (!step) return null;
  const Picture = introPictures[step.picture];
  return (
    <AreaPage wide actions={<IntroBar index={index} />}>
      <AboutTheFilm />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Scene label={step.shows} className="rounded-lg border-2 border-asphalt bg-asphalt">
          <Picture />
        </Scene>
        <div className="flex min-h-64 flex-col gap-3">
          <p className="text-ink-soft">
            Picture {index + 1} of {introSteps.length}
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {step.heading}
          </h2>
          {step.text.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <LaneProgress label="Pictures seen" value={index + 1} max={introSteps.length} />
      <Transcript />
    </AreaPage>
  );
}
