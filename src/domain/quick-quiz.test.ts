import { describe, expect, it } from 'vitest';
import {
  checkAnswer,
  chooseOption,
  correctAnswers,
  goOn,
  parseQuizRun,
  quizPosition,
  quizResult,
  startQuiz,
} from './quick-quiz.ts';

const questions = [
  { options: ['a', 'b'], correctAnswer: 0 },
  { options: ['c', 'd'], correctAnswer: 1 },
];
const start = startQuiz('seed', 1_000);

describe('a run of the quick quiz', () => {
  it('starts at the first question with nothing chosen', () => {
    expect(quizPosition(start)).toBe(0);
    expect(start.chosen).toBeNull();
  });

  it('checks nothing until an option is chosen', () => {
    expect(checkAnswer(start)).toBe(start);
  });

  it('lets the choice change until Check Answer, and locks it then', () => {
    const checked = checkAnswer(chooseOption(chooseOption(start, 'b'), 'a'));
    expect(checked).toMatchObject({ answers: ['a'], chosen: null, revealed: true });
    expect(quizPosition(checked)).toBe(0);
    expect(chooseOption(checked, 'b')).toBe(checked);
    expect(checkAnswer(checked)).toBe(checked);
  });

  it('goes on only after Check Answer', () => {
    expect(goOn(chooseOption(start, 'a'), 2, 2_000).answers).toEqual([]);
    const next = goOn(checkAnswer(chooseOption(start, 'a')), 2, 2_000);
    expect(quizPosition(next)).toBe(1);
    expect(next.finishedAt).toBeNull();
  });

  it('finishes after the last question, and stays finished', () => {
    const second = goOn(checkAnswer(chooseOption(start, 'a')), 2, 2_000);
    const done = goOn(checkAnswer(chooseOption(second, 'c')), 2, 9_400);
    expect(done.finishedAt).toBe(9_400);
    expect(goOn(done, 2, 99_000)).toBe(done);
    expect(chooseOption(done, 'a')).toBe(done);
    expect(correctAnswers(done, questions)).toBe(1);
    expect(quizResult(done, questions)).toEqual({ correct: 1, incorrect: 1, score: 50, seconds: 8 });
  });

  it('takes no time when the clock was set back', () => {
    expect(quizResult({ ...start, finishedAt: 0 }, questions).seconds).toBe(0);
  });
});

describe('parseQuizRun', () => {
  it('reads back what was kept', () => {
    const run = checkAnswer(chooseOption(start, 'a'));
    expect(parseQuizRun(JSON.stringify(run))).toEqual(run);
  });

  it.each([null, '', '{', 'null', '3', '{}', '{"seed":"x","startedAt":1,"answers":[],"revealed":true,"chosen":null}'])(
    'takes %s for nothing',
    (text) => expect(parseQuizRun(text)).toBeNull(),
  );
});
