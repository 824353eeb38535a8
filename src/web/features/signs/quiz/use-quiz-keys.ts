import { useEffect, useEffectEvent } from 'react';
import type { SignQuizQuestion } from '#domain/sign-quiz.ts';
import { readSetting } from '#web/lib/local-settings.ts';

/** 1–4 and A–D choose, Enter checks and goes on, where single-key shortcuts are not switched off. */
export function useQuizKeys(
  question: SignQuizQuestion | undefined,
  onChoose: (option: string) => void,
  onGoOn: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!question || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (!readSetting('singleKeyShortcuts') || hasKeysOfItsOwn(event.target, event.key)) return;
    const option = question.options[positionOf(event.key)];
    if (option !== undefined) onChoose(option);
    else if (event.key === 'Enter') onGoOn();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function positionOf(key: string): number {
  const letter = /^[a-d]$/i.exec(key)?.[0];
  if (letter) return letter.toLowerCase().charCodeAt(0) - 97;
  return /^[1-4]$/.test(key) ? Number(key) - 1 : -1;
}

/** Enter on a button, a link or a radio button is theirs: the radio's form is submitted by it. */
function hasKeysOfItsOwn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="radio"]), textarea, select, [role="menu"], dialog')) return true;
  return key === 'Enter' && target.closest('button, a, input, summary') !== null;
}
