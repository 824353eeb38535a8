import { introSteps } from './intro-steps.ts';

/** All that the pictures say, in one piece. */
export function Transcript() {
  return (
    <details className="rounded-panel border border-keyline bg-surface px-5 py-2">
      <summary className="flex min-h-12 items-center rounded-control font-sign text-lg font-bold underline underline-offset-4">
        Transcript
      </summary>
      <ol className="flex flex-col gap-4 py-3">
        {introSteps.map(({ heading, shows, text }) => (
          <li key={heading}>
            <h3 className="text-lg">{heading}</h3>
            <p className="max-w-prose text-ink-soft">({shows})</p>
            {text.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
