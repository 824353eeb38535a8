import fc from 'fast-check';
import { z } from 'zod';

/** The parts of a JSON schema that the contract's Zod schemas come out as. */
type Json = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
};

/** Values that a text of the schema may well be, such as ids that exist; they are mixed in. */
export type KnownTexts = readonly string[];

/** What no field should be taken for: wrong types, NUL, lone surrogates, huge and broken numbers, long and deep things. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '٣',
    '\u202egnp',
    '__proto__',
    "'; drop table profiles; --",
    '$.x',
    '%00',
    'null',
    '0',
    '1e400',
    '-1',
    0,
    -0,
    -1,
    0.5,
    1e21,
    -1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [[]],
    [null],
    { $gt: '' },
    { length: 3 },
  ),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 20 }),
  fc.constant('x'.repeat(10_000)),
  fc.constant('é'.repeat(501)),
  fc.constant(Array.from({ length: 1001 }, (_, index) => index)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that are, mostly, what a schema asks for. */
export function valuesOf(schema: z.ZodType, known: KnownTexts): fc.Arbitrary<unknown> {
  return valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, known);
}

/** Values that a schema asks for, with something broken in them: a field wrong, missing or too many. */
export function brokenValuesOf(schema: z.ZodType, known: KnownTexts): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 1, arbitrary: nonsense },
    {
      weight: 6,
      arbitrary: fc
        .tuple(valuesOf(schema, known), nonsense, fc.nat(), fc.constantFrom('replace', 'remove', 'add'))
        .map(([value, broken, place, way]) => breakOne(value, broken, place, way)),
    },
  );
}

function valid(schema: Json, known: KnownTexts): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valid(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema, known);
    case 'array':
      return fc.array(valid(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema, known);
    default:
      return nonsense;
  }
}

function objects(schema: Json, known: KnownTexts): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field, known)] as const);
  const required = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}));
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function numbers(schema: Json): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? -1000, -(2 ** 31));
  const max = Math.min(schema.maximum ?? 2 ** 31, 2 ** 31);
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max, Math.min(max, min + 1)));
}

function texts(schema: Json, known: KnownTexts): fc.Arbitrary<string> {
  const fits = (text: string) => schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text);
  const fitting = known.filter(fits);
  const made =
    schema.format === 'uuid'
      ? fc.uuid()
      : schema.format === 'email'
        ? fc.emailAddress()
        : schema.pattern !== undefined
          ? fc.stringMatching(new RegExp(schema.pattern)).filter((text) => text.length <= (schema.maxLength ?? 4000))
          : fc.string({
              unit: 'grapheme',
              minLength: schema.minLength ?? 0,
              maxLength: Math.min(schema.maxLength ?? 40, 40),
            });
  return fitting.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, made);
}

/** A copy of a value with one place in it broken; which, the number decides. */
function breakOne(value: unknown, broken: unknown, place: number, way: string): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return broken;
  const keys = Object.keys(value);
  const key = keys[place % keys.length] as string;
  if (way === 'add' && !Array.isArray(value)) return { ...value, extra: broken };
  const deeper = (value as Record<string, unknown>)[key];
  if (typeof deeper === 'object' && deeper !== null && place % 2 === 0) {
    return put(value, key, breakOne(deeper, broken, Math.floor(place / 2), way));
  }
  if (way === 'remove') {
    if (Array.isArray(value)) return value.filter((_, index) => String(index) !== key);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  return put(value, key, broken);
}

function put(value: object, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? part : one));
  return { ...value, [key]: part };
}
