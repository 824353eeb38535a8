import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Highway Code rules and sections that a learner keeps. */
export async function bookmarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookmarks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('item_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('bookmarks_pk', ['user_id', 'item_id'])
    .execute();
}
