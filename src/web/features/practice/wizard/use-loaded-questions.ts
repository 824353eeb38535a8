import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Question } from '#contract/categories.ts';
import type { PracticeSession } from '#contract/practice.ts';
import { questionsLoadedAtATime } from '#domain/constants.ts';
import { pickedQuestionsQuery } from '../api/pick-questions.ts';

/** The next ten are asked for when so few of the present ones are left. */
const loadAhead = 5;

export type LoadedQuestions = {
  readonly byId: ReadonlyMap<string, Question>;
  readonly failure: Error | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
};

/** The questions of a session up to a position, ten at a time, with the next ten before they are needed (reading 19). */
export function useLoadedQuestions({ questions }: PracticeSession, position: number): LoadedQuestions {
  const until = Math.min(position + loadAhead, questions.length - 1);
  const tens: string[][] = [];
  for (let from = 0; from <= until; from += questionsLoadedAtATime) {
    tens.push(questions.slice(from, from + questionsLoadedAtATime).map(({ questionId }) => questionId));
  }
  return useQueries({ queries: tens.map(pickedQuestionsQuery), combine });
}

function combine(results: UseQueryResult<Question[]>[]): LoadedQuestions {
  return {
    byId: new Map(results.flatMap(({ data }) => data ?? []).map((question) => [question.id, question])),
    failure: results.find(({ isError }) => isError)?.error ?? null,
    isLoading: results.some(({ isPending }) => isPending),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
