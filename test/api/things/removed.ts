// Things that staff have deleted, for the calls that restore them.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { deleteRow, type EditedTable } from '#market/edits/save-row.ts';

/** `category` is in `categories`, `bundle-deal` in `bundle_deals`. */
const tableOf = (noun: string) =>
  `${noun.replaceAll('-', '_').replace(/y$/, 'ie').replace(/ch$/, 'che')}s` as EditedTable;

/** Deletes a thing of this kind, and whatever prevents that. */
export async function removeThing(db: Db, noun: string, id: number): Promise<void> {
  const table = tableOf(noun);
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ version: number }>`
      select version from ${sql.table(table)} where id = ${id}
    `.execute(tx);
    const version = rows[0]?.version ?? 1;
    const by = { kind: 'staff', accountId: null, name: 'Leila', language: 'en' } as never;
    const clear =
      noun === 'attribute'
        ? () => sql`delete from attribute_values where attribute_id = ${id}`.execute(tx)
        : async () => {};
    await deleteRow(tx, by, { noun, table }, { id, version, clear });
  });
}
