import type { Check } from '../context.ts';
import { questionJsonSchema } from '../question-json-schema.ts';

/** The JSON Schema that editors use is the one that the contract generates. */
export const checkSchemaFile: Check = (_bank, { questionSchema }) => {
  if (questionSchema === questionJsonSchema()) return [];
  const message = `is ${questionSchema === null ? 'absent' : 'out of date'}; node tools/content/schema.ts writes it`;
  return [{ check: 'schema-file', file: 'schema/question.schema.json', questions: [], message }];
};
