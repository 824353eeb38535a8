import { drawQuickQuiz, listAdvice, listHighwayCodeSections, type QuizQuestion } from '#contract/area-content.ts';
import { quickQuizQuestions } from '#domain/constants.ts';
import { seededRandom, shuffled } from '#domain/random.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { preparedJson } from '#server/http/prepared-json.ts';
import type { Services } from '#server/services.ts';

/** What the areas teach besides questions: content of the edition, the same for everyone. */
export function areaContentHandlers({ content }: Services): Handler[] {
  const { highwayCodeSections, quickQuiz, advice } = content.areas;
  const sections = preparedJson(highwayCodeSections);
  const adviceByArea = { theory: preparedJson(advice.theory), hazard: preparedJson(advice.hazard) };
  const quizBank = quickQuiz ?? quizFromBank();

  return [
    answerPublic(listHighwayCodeSections, async (_request, context) => sections.send(context)),
    answerPublic(listAdvice, async ({ params }, context) => adviceByArea[params.area].send(context)),
    answerPublic(drawQuickQuiz, async ({ query }) =>
      shuffled(quizBank, seededRandom(query.seed)).slice(0, quickQuizQuestions),
    ),
  ];

  /** Questions of the bank that rest on a rule and show no picture. */
  function quizFromBank(): QuizQuestion[] {
    return content.categories
      .flatMap(({ id }) => content.questionsOf(id))
      .filter((question) => question.image === undefined && question.sources.some((source) => 'rule' in source))
      .map(({ id, text, options, correctAnswerIndex, explanation }) => ({
        id,
        question: text,
        options,
        correctAnswer: correctAnswerIndex,
        explanation,
      }));
  }
}
