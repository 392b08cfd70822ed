import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { listEntry, matchEntry } from '#market/bank/match-entry.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Matches every new entry in a transaction of its own: one that fails does not hold up the others,
 * and what was interrupted goes on when the next statement is taken in. Safe to repeat.
 */
export async function matchNew(db: Db, by: Staff | null, now = new Date()): Promise<void> {
  const entries = await db
    .selectFrom('bank_entries')
    .select('id')
    .where('state', '=', 'open')
    .where('why', '=', 'new')
    .orderBy('id')
    .execute();
  for (const { id } of entries) {
    await transaction(db, (tx) => matchEntry(tx, by, id, now)).catch(async (problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      await transaction(db, (tx) => listEntry(tx, id, 'refused'));
    });
  }
}
