import { useState } from 'react';
import type { Question } from '#contract/categories.ts';
import { useQuestionKeys } from '#web/lib/use-question-keys.ts';
import { spokenQuestion, useReadAloud } from '#web/lib/use-read-aloud.ts';
import { useFlags } from './use-flags.ts';

type QuestionControlsInput = {
  readonly question: Question;
  /** In the order shown. */
  readonly options: readonly string[];
  /** Once answered with feedback, the explanation is read too. */
  readonly isAnswered: boolean;
  readonly onChoose: (option: string) => void;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
};

export type QuestionControls = ReturnType<typeof useQuestionControls>;

/** What can be done with a question besides answering it, by button and by key: flag, hear, see the keys. */
export function useQuestionControls(input: QuestionControlsInput) {
  const { question, options, isAnswered, onChoose, onGoOn, onBack } = input;
  const { isFlagged, toggleFlag } = useFlags();
  const reader = useReadAloud(question.id);
  const [keysShown, setKeysShown] = useState(false);

  const flag = () => toggleFlag(question.id);
  const readAloud = () => reader.toggle(spokenText(question, options, isAnswered));

  useQuestionKeys({
    optionCount: options.length,
    onChoose: (index) => {
      const option = options[index];
      if (option !== undefined) onChoose(option);
    },
    onGoOn,
    onBack,
    onFlag: flag,
    onReadAloud: readAloud,
    onHelp: () => setKeysShown(true),
  });

  return {
    isFlagged: isFlagged(question.id),
    flag,
    canRead: reader.isAvailable,
    isReading: reader.isReading,
    readAloud,
    keysShown,
    showKeys: setKeysShown,
  };
}

function spokenText(
  { text, options: all, correctAnswerIndex, explanation }: Question,
  options: readonly string[],
  isAnswered: boolean,
): string {
  const end = isAnswered ? [`The right answer is: ${all[correctAnswerIndex]}.`, explanation] : [];
  return [spokenQuestion(text, options), ...end].join('\n');
}
