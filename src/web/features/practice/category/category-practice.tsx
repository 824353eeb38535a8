import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category } from '#domain/categories.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { newId } from '#web/lib/new-id.ts';
import { useFailureToast } from '#web/lib/use-failure-toast.ts';
import { questionsQuery } from '../api/list-questions.ts';
import { categorySessionQuery } from '../api/open-category-session.ts';
import { focusMain } from '../question/hand-back-focus.ts';
import { CategorySession } from './category-session.tsx';
import { NoQuestions, QuestionsFailed } from './category-states.tsx';
import { QuestionsLoading } from '../question/questions-loading.tsx';

/** Loads a category's questions and opens its session: loading, failed, empty, or the session. */
export function CategoryPractice({ category }: { readonly category: Category }) {
  const [openingId, setOpeningId] = useState(newId);
  const [isRestarted, setRestarted] = useState(false);
  const sessionQuery = categorySessionQuery(category.id, openingId);
  const session = useQuery(sessionQuery);
  const questions = useQuery(questionsQuery(category.id));
  const queryClient = useQueryClient();

  function startAnew() {
    focusMain();
    setRestarted(true);
    setOpeningId(newId());
  }

  const isEmpty = questions.data?.size === 0 || isEmptySelection(session.error);
  const failure = isEmpty ? null : (questions.error ?? session.error);
  useFailureToast(failure, 'Error loading questions');

  if (isEmpty) return <NoQuestions />;
  if (session.data && questions.data) {
    return (
      <CategorySession
        key={session.data.id}
        category={category}
        session={session.data}
        questions={questions.data}
        takesFocus={isRestarted}
        onStartAnew={startAnew}
        onSync={(synced) => queryClient.setQueryData(sessionQuery.queryKey, synced)}
      />
    );
  }
  if (failure) {
    return (
      <QuestionsFailed
        failure={failure}
        onRetry={() => {
          focusMain();
          if (questions.isError) void questions.refetch();
          if (session.isError) void session.refetch();
        }}
      />
    );
  }
  return <QuestionsLoading />;
}

function isEmptySelection(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'EMPTY_SELECTION';
}
