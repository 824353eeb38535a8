import type { QuestionContent, QuestionSource } from '#contract/question.ts';
import type { HighwayCodeRule } from '#contract/highway-code.ts';

/** A question as a learner meets it, then the answer, the explanation and what it rests on. */
export function shown(question: QuestionContent, rules: readonly HighwayCodeRule[]): string {
  const letter = (index: number): string => String.fromCharCode(65 + index);
  return [
    `${question.id} (difficulty ${question.difficulty})`,
    '',
    ...(question.image === undefined ? [] : [`[picture: ${question.image}]`, '']),
    question.text,
    ...question.options.map((option, index) => `  ${letter(index)}  ${option}`),
    '',
    `Answer: ${letter(question.correctAnswerIndex)}`,
    question.explanation,
    '',
    ...question.sources.map((source) => `Source: ${sourceLine(source, rules)}`),
    `Tags: ${question.tags.join(', ')}`,
    `Last checked against the sources on ${question.checkedOn}`,
  ].join('\n');
}

function sourceLine(source: QuestionSource, rules: readonly HighwayCodeRule[]): string {
  if ('law' in source) return source.law;
  const rule = rules.find((item) => item.rule === source.rule);
  if (!rule) return `Highway Code ${source.rule}, which does not exist`;
  const name = /^\d/.test(rule.rule) || rule.rule.startsWith('H') ? `rule ${rule.rule}` : rule.rule;
  return `Highway Code ${name} (${rule.section}): ${rule.topicWords.join(', ')}`;
}
