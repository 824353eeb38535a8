import type { RefObject } from 'react';
import { areas } from '#domain/areas.ts';
import { signQuizQuestions } from '#domain/sign-quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { OfficialMark } from '#web/ui/official-mark.tsx';
import { SignPanel } from '#web/ui/sign-panel.tsx';

type QuizStartProps = { readonly headingRef: RefObject<HTMLHeadingElement | null>; readonly onStart: () => void };

export function QuizStart({ headingRef, onStart }: QuizStartProps) {
  return (
    <SignPanel variant="signs" className="flex flex-col gap-4 p-7">
      <h2 ref={headingRef} tabIndex={-1} className="text-3xl outline-none">
        How well do you read the road?
      </h2>
      <p className="flex flex-wrap gap-x-8 gap-y-1 font-sign text-xl font-bold">
        <span>{signQuizQuestions} questions</span>
        <span>about {areas.signs.minutes} minutes</span>
      </p>
      <p className="max-w-prose">
        Sometimes you see a sign and say what it means, sometimes you choose the sign for a meaning. You see after each
        answer whether it is right, and why.
      </p>
      <div>
        <Button onClick={onStart}>Start Quiz</Button>
      </div>
      <OfficialMark />
    </SignPanel>
  );
}
