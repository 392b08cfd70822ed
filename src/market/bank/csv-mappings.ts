// How banks write their CSV files: the mappings that staff have saved, by name.
import { Refusal } from '#base/refusal.ts';
import { csvMapping, type CsvMapping } from '#contract/csv-mapping.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

export type Mapping = { id: number; name: string; mapping: CsvMapping; updatedAt: Date };
type MappingInput = { id: number | null; name: string; mapping: CsvMapping };
const MOST = 100;

/** All mappings, by name. */
export async function readMappings(db: Db): Promise<Mapping[]> {
  const rows = await db.selectFrom('bank_csv_mappings').selectAll().orderBy('name').execute();
  return rows.map(mappingOf);
}

/** A mapping by its id, or by its name in any case. Refuses 'bank-csv-not-found'. */
export async function findMapping(db: Db, which: number | string): Promise<Mapping> {
  const row = await db
    .selectFrom('bank_csv_mappings')
    .selectAll()
    .where((is) =>
      typeof which === 'number'
        ? is('id', '=', which)
        : is(is.fn('lower', ['name']), '=', is.fn('lower', [is.val(which)])),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('bank-csv-not-found');
  return mappingOf(row);
}

/**
 * Saves a mapping, a new one if `id` is null. Returns it. Refuses 'bank-csv-not-found',
 * 'bank-csv-name-used', and 'too-large' above a hundred mappings.
 */
export async function saveMapping(
  tx: Tx,
  staff: Staff,
  { id, name, mapping }: MappingInput,
  now = new Date(),
): Promise<Mapping> {
  const row = { name, mapping: JSON.stringify(mapping), updated_at: now };
  const saved = id === null ? await insert(tx, row) : await change(tx, id, row);
  await audit(tx, staff, { action: 'bank-csv.save', subject: `bank-csv:${saved}`, note: name });
  return findMapping(tx, saved);
}

type Row = { name: string; mapping: string; updated_at: Date };

async function insert(tx: Tx, row: Row): Promise<number> {
  const { count } = await tx
    .selectFrom('bank_csv_mappings')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw new Refusal('too-large');
  const made = await tx
    .insertInto('bank_csv_mappings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal('bank-csv-name-used');
  return made.id;
}

/** If two save the same name at the same moment, the second waits for the first. */
async function change(tx: Tx, id: number, row: Row): Promise<number> {
  await findMapping(tx, id);
  const changed = await tx
    .updateTable('bank_csv_mappings')
    .set(row)
    .where('id', '=', id)
    .execute()
    .catch((problem: unknown) => {
      if (Reflect.get(Object(problem), 'constraint') !== 'bank_csv_mappings_name') throw problem;
      throw new Refusal('bank-csv-name-used');
    });
  if (changed[0]?.numUpdatedRows === 0n) throw new Refusal('bank-csv-not-found');
  return id;
}

/** Deletes a mapping; what was read with it stays. Refuses 'bank-csv-not-found'. */
export async function deleteMapping(tx: Tx, staff: Staff, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('bank_csv_mappings')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw new Refusal('bank-csv-not-found');
  await audit(tx, staff, { action: 'bank-csv.delete', subject: `bank-csv:${id}`, note: gone.name });
}

type Saved = { id: number; name: string; mapping: unknown; updated_at: Date };
const mappingOf = ({ id, name, mapping, updated_at: updatedAt }: Saved): Mapping => ({
  id,
  name,
  mapping: csvMapping.parse(mapping),
  updatedAt,
});
