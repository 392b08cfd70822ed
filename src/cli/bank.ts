// npm run market -- statement: reads bank statements, in the terminal.
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { findMapping } from '#market/bank/csv-mappings.ts';
import { matchNew } from '#market/bank/match-new.ts';
import { readEntriesOf } from '#market/bank/read-entries.ts';
import { readStatementsOf } from '#market/bank/read-statements.ts';
import { takeStatement } from '#market/bank/take-statement.ts';
import { say } from '#hall/progress.ts';

const MOST_BYTES = 50_000_000;
const MOST_LISTED = 200;

/**
 * Returns the work that reads a bank's file, a CSV by the mapping with this name; its exit code is
 * 1 when money came in that needs a decision. For wrong arguments, returns an error message.
 */
export async function takingIn(
  path: string,
  mapping: string | undefined,
): Promise<((db: Db) => Promise<number>) | string> {
  const file = resolve(path);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return `There is no file ${file}.`;
  if (found.size > MOST_BYTES) return `${file} is too large for a statement.`;
  return (db) => takeIn(db, file, mapping);
}

async function takeIn(db: Db, path: string, mapping: string | undefined): Promise<number> {
  const file = { name: basename(path), content: new Uint8Array(await readFile(path)) };
  say(`Taking in ${file.name} …`);
  const how = mapping === undefined ? null : (await findMapping(db, mapping)).id;
  const taken = await transaction(db, (tx) => takeStatement(tx, null, { file, mapping: how }));
  await matchNew(db, null);
  let unseen = 0;
  const rows = await readStatementsOf(
    db,
    taken.map(({ id }) => id),
  );
  for (const { id, account, name, currency, gap, open, booked, ignored } of rows) {
    const known = taken.some((one) => one.id === id && one.known);
    say(`${account} ${name}${known ? ' (taken in before)' : ''}`);
    if (gap !== 0) say(`  A statement before this one is missing: ${gap} ${currency} lie between.`);
    unseen += await announceOpen(db, id);
    say(`  ${booked} booked, ${open} to look at, ${ignored} set aside.`);
  }
  return unseen > 0 ? 1 : 0;
}

/** Lists what came in and is open; returns how much that is. */
async function announceOpen(db: Db, statement: number): Promise<number> {
  let incoming = 0;
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, last_page } = await readEntriesOf(db, statement, page);
    last = last_page;
    for (const { state, why, amount, currency, booked_on: day, remitter, texts, names } of data) {
      if (state !== 'open' || amount < 0 || ++incoming > MOST_LISTED) continue;
      const orders = names.map(({ code }) => `, order ${code}`).join('');
      const words = [remitter, ...texts].filter(Boolean).join(' ').slice(0, 120);
      say(`  ${why}  ${day} ${amount} ${currency}: ${words}${orders}`);
    }
  }
  return incoming;
}
