import { Lock } from 'lucide-react';
import { classes } from './classes.ts';
import { Drawing } from './drawing.tsx';

/** By the names that src/domain/achievements.ts gives them. */
const plates = import.meta.glob<string>('./drawn/plate-*.svg', { eager: true, query: '?raw', import: 'default' });

type AchievementPlateProps = { readonly icon: string; readonly earned: boolean; readonly className?: string };

/**
 * An achievement's round plate, like a mandatory sign: lit when earned, grey with a lock when not. Decorative: name it, and say
 * whether it is earned, beside it.
 */
export function AchievementPlate({ icon, earned, className }: AchievementPlateProps) {
  return (
    <span aria-hidden="true" className={classes('relative inline-flex size-20 shrink-0', className)}>
      <Drawing
        svg={plates[`./drawn/plate-${icon}.svg`] ?? ''}
        className={classes('size-full', !earned && 'opacity-50 grayscale')}
      />
      {!earned && (
        <span className="absolute -right-1 -bottom-1 flex size-8 items-center justify-center rounded-full border-2 border-keyline bg-surface text-ink-soft">
          <Lock className="size-4" />
        </span>
      )}
    </span>
  );
}
