import { Moon, Sun, SunMoon } from 'lucide-react';
import { useId } from 'react';
import { useTheme } from '#web/lib/theme.ts';

const choices = [
  { value: 'system', label: 'System', icon: SunMoon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** The theme's three choices, as a radio group. It applies and remembers the choice by itself. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Theme</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className="relative inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-control bg-surface px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus has-checked:border-accent-ink has-checked:bg-accent has-checked:text-on-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
