import { readSetting, subscribe } from './local-settings.ts';

/** Keeps `data-motion` in step with the choice; theme.css stops all animation for it as for the device's own setting. */
export function followMotionChoice(): void {
  const apply = () => {
    if (readSetting('reduceMotion')) document.documentElement.dataset['motion'] = 'reduced';
    else delete document.documentElement.dataset['motion'];
  };
  apply();
  subscribe(apply);
}

/** Whether this learner, or their device, wants as little movement as there can be. */
export function prefersReducedMotion(): boolean {
  return readSetting('reduceMotion') || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
