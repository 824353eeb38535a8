import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';

/** Types that a list's fields may have, by the name both engines cast to. */
export type FieldType = 'text' | 'integer' | 'bigint';

/**
 * A list of rows as one parameter, so that a statement for any number of rows has one text and is prepared once:
 * `jsonb_to_recordset` in PostgreSQL, `json_each` in SQLite.
 * @param alias the name under which the statement refers to the rows
 */
export function jsonList<Row extends Record<string, string | number | null>>(
  engine: Engine,
  rows: readonly Row[],
  alias: string,
  fields: Readonly<Record<keyof Row & string, FieldType>>,
): RawBuilder<unknown> {
  const list = JSON.stringify(rows);
  const columns = Object.entries(fields);
  if (engine === 'postgres') {
    const typed = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    return sql`jsonb_to_recordset(${list}::jsonb) as ${sql.ref(alias)} (${typed})`;
  }
  const picked = sql.join(columns.map(([name]) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`));
  return sql`(select ${picked} from json_each(${list})) as ${sql.ref(alias)}`;
}
