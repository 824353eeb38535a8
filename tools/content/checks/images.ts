import { allQuestions } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';

/** Each picture a question shows is a sign or a marking that exists. */
export const checkImages: Check = (bank, { images }) => {
  const absent = images.absent.map(
    (file): Fault => ({ check: 'images', file, questions: [], message: 'is absent: pictures are NOT CHECKED' }),
  );
  if (absent.length > 0) return absent;
  return allQuestions(bank).flatMap(({ file, question: { id, image } }): Fault[] =>
    image === undefined || images.ids.has(image)
      ? []
      : [{ check: 'images', file, questions: [id], message: `there is no sign or marking "${image}"` }],
  );
};
