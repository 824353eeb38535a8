import { readSetting, subscribe, type ThemeChoice, useSetting } from './local-settings.ts';

/** The header's colour by day and by night, for the browser's own bars; the same as `--asphalt` in tokens.css. */
const barColours = { light: '#24282c', dark: '#0a0b0d' } as const;

/**
 * Keeps `data-theme` in step with the choice. The inline script of each page has set it before the first paint; without the
 * attribute the page follows the system.
 */
export function followThemeChoice(): void {
  const apply = () => applyTheme(readSetting('theme'));
  apply();
  subscribe(apply);
}

function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = barColours[choice === 'system' ? own : choice];
  }
}

/** The theme's choice and its setter. */
export function useTheme() {
  return useSetting('theme');
}
