import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { findMapping } from '#market/bank/csv-mappings.ts';
import { readExponents } from '#market/bank/read-exponents.ts';
import { foldBatches } from '#market/bank/fold-batches.ts';
import { readStatementFile, type StatementFile } from '#market/bank/read-statement-file.ts';
import { keyedFile, type KeyedEntry, type ReadStatement } from '#market/bank/bank-statement.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_ENTRIES = 5000;

/** A bank's file; `mapping`: the id of a CSV mapping, null for every other format. */
export type FileToTake = { file: StatementFile; mapping: number | null };
/** `known`: the same statement was read before; nothing in it was new. */
export type TakenStatement = { id: number; known: boolean };
type StatementToTake = { file: string; statement: ReadStatement; entries: KeyedEntry[] };

/**
 * Takes in a bank's file: its statements, and those of its entries that no file had before. Nothing
 * is booked yet; that is `matchNew`. `staff` is null in the terminal. Returns the statements.
 * Refuses 'bank-csv-not-found', 'too-large' above 5000 entries, and what `readStatementFile`
 * refuses.
 */
export async function takeStatement(
  tx: Tx,
  staff: Staff | null,
  { file, mapping }: FileToTake,
  now = new Date(),
): Promise<TakenStatement[]> {
  const how = mapping === null ? null : (await findMapping(tx, mapping)).mapping;
  const statements = readStatementFile(file, how, await readExponents(tx));
  if (statements.reduce((sum, { entries }) => sum + entries.length, 0) > MOST_ENTRIES)
    throw new Refusal('too-large');
  await oneAtATime(tx, 'bank-statements');
  const once = [...new Map(statements.map((one) => [digestOf(one), one])).values()];
  const entries = keyedFile(once);
  const taken: TakenStatement[] = [];
  for (const [at, statement] of once.entries()) {
    const own = { file: file.name, statement, entries: entries[at] ?? [] };
    taken.push(await takeOne(tx, staff, own, now));
  }
  return taken;
}

async function takeOne(
  tx: Tx,
  staff: Staff | null,
  { file, statement, entries }: StatementToTake,
  now: Date,
): Promise<TakenStatement> {
  const { account, kind, name, currency, opening, closing, openedOn, closedOn } = statement;
  const digest = digestOf(statement);
  const written = await tx
    .insertInto('bank_statements')
    .values({
      account,
      kind,
      name,
      currency,
      opening,
      closing,
      digest,
      file,
      opened_on: openedOn,
      closed_on: closedOn,
      account_id: staff?.accountId ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account', 'kind', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return { id: await readKnown(tx, statement), known: true };
  await takeEntries(tx, { statementId: written.id, account, entries }, now);
  await foldBatches(tx, written.id, now);
  await audit(tx, staff, {
    action: 'statement.read',
    subject: `statement:${written.id}`,
    note: file,
  });
  return { id: written.id, known: false };
}

async function readKnown(tx: Tx, statement: ReadStatement): Promise<number> {
  const known = await tx
    .selectFrom('bank_statements')
    .select('id')
    .where('account', '=', statement.account)
    .where('kind', '=', statement.kind)
    .where('digest', '=', digestOf(statement))
    .executeTakeFirstOrThrow();
  return known.id;
}

type EntriesToTake = { statementId: number; account: string; entries: KeyedEntry[] };

/** Writes new entries; one that another file had before is only linked to this statement too. */
async function takeEntries(
  tx: Tx,
  { statementId, account, entries }: EntriesToTake,
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(entries.map((entry, place) => ({ ...entry, place })));
  await sql`
    with said as (
      select *
      from jsonb_to_recordset(${rows}::jsonb) as r (
        place int, key text, occurrence int, amount bigint, currency text, "bookedOn" date,
        "valueOn" date, "bankRef" text, "endToEnd" text, texts text[], remitter text,
        "remitterAccount" text, reversal boolean
      )
    ),
    fresh as (
      insert into bank_entries (
        account, key, occurrence, amount, currency, booked_on, value_on, bank_ref, end_to_end,
        texts, remitter, remitter_account, reversal, created_at
      )
      select ${account}, key, occurrence, amount, currency, "bookedOn", "valueOn", "bankRef",
        "endToEnd", texts, remitter, "remitterAccount", reversal, ${now}
      from said
      order by place
      on conflict (account, key, occurrence) do nothing
      returning id, key, occurrence
    )
    insert into bank_statement_entries (statement_id, entry_id)
    select ${statementId}, coalesce(f.id, e.id)
    from said s
    left join fresh f on f.key = s.key and f.occurrence = s.occurrence
    left join bank_entries e
      on e.account = ${account} and e.key = s.key and e.occurrence = s.occurrence
  `.execute(tx);
}

const digestOf = (statement: ReadStatement) =>
  createHash('sha256').update(JSON.stringify(statement)).digest('hex');
