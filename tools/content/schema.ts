import { mkdir, writeFile } from 'node:fs/promises';
import { questionJsonSchema } from './question-json-schema.ts';

const folder = new URL('../../content/schema/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('question.schema.json', folder), questionJsonSchema());
console.log('content/schema/question.schema.json');
