import { useEffect } from 'react';
import type { QuizQuestion } from '#contract/area-content.ts';
import { readSetting } from '#web/lib/local-settings.ts';
import type { Quiz } from './use-quiz-run.ts';

/** A–F and 1–6 choose, Enter checks and goes on, where single-key shortcuts are not switched off. */
export function useQuizKeys(quiz: Quiz, question: QuizQuestion | undefined, total: number): void {
  useEffect(() => {
    if (!question) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!readSetting('singleKeyShortcuts') || hasKeysOfItsOwn(event.target, event.key)) return;
      const option = question.options[positionOf(event.key)];
      if (option !== undefined) quiz.choose(option);
      else if (event.key === 'Enter') quiz.goOn(question, total);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [quiz, question, total]);
}

function positionOf(key: string): number {
  const letter = /^[a-f]$/i.exec(key)?.[0];
  if (letter) return letter.toLowerCase().charCodeAt(0) - 97;
  return /^[1-6]$/.test(key) ? Number(key) - 1 : -1;
}

/** Enter on a button, a link or a radio button is theirs: the radio's form is submitted by it. */
function hasKeysOfItsOwn(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="radio"]), textarea, select, [role="menu"], dialog')) return true;
  return key === 'Enter' && target.closest('button, a, input, summary') !== null;
}
