import { useEffect, useEffectEvent } from 'react';
import { useSetting } from './local-settings.ts';

export type QuestionKeys = {
  readonly optionCount: number;
  /** A–F or 1–6. */
  readonly onChoose: (index: number) => void;
  /** Enter: submit, then go on. */
  readonly onGoOn: () => void;
  /** P or ←. */
  readonly onBack: () => void;
  /** F. */
  readonly onFlag: () => void;
  /** R. */
  readonly onReadAloud: () => void;
  /** ?. */
  readonly onHelp: () => void;
};

/** The single keys of a session, unless they are switched off on this device. */
export function useQuestionKeys(keys: QuestionKeys): void {
  const [on] = useSetting('singleKeyShortcuts');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomethingElse(event)) return;
    const action = actionFor(event, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

function actionFor({ key, target }: KeyboardEvent, keys: QuestionKeys): (() => void) | undefined {
  const pressed = key.toLowerCase();
  const index = optionIndex(pressed);
  if (index !== undefined && index < keys.optionCount) return () => keys.onChoose(index);
  // On buttons and links Enter is a press of their own; within the radio group the arrows move from option to option.
  if (key === 'Enter') return isControl(target) ? undefined : keys.onGoOn;
  if (key === 'ArrowLeft') return isRadio(target) ? undefined : keys.onBack;
  if (pressed === 'p') return keys.onBack;
  if (pressed === 'f') return keys.onFlag;
  if (pressed === 'r') return keys.onReadAloud;
  return key === '?' ? keys.onHelp : undefined;
}

function optionIndex(pressed: string): number | undefined {
  if (/^[a-f]$/.test(pressed)) return pressed.charCodeAt(0) - 'a'.charCodeAt(0);
  return /^[1-6]$/.test(pressed) ? Number(pressed) - 1 : undefined;
}

function isForSomethingElse({ defaultPrevented, repeat, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog[open], [role="menu"]')) return true;
  return target instanceof Element && target.matches('input:not([type="radio"]), textarea, select, [contenteditable]');
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input[type="radio"]');
}
