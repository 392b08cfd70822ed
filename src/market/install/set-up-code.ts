// The one-time code that opens the first set-up. Its SHA-256 is stored; the code itself is only
// printed in the terminal.
import { createHash, timingSafeEqual } from 'node:crypto';
import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';

const NAME = 'set-up-code';
const hashOf = (code: string) => createHash('sha256').update(code.toUpperCase()).digest('hex');

/** Makes a new code of 80 random bits; an earlier one stops working. */
export async function issueSetUpCode(tx: Tx): Promise<string> {
  const code = randomCode();
  const value = hashOf(code);
  await tx
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return code;
}

/**
 * Checks the code of a set-up. Refuses 'already-set-up', whatever the code, once the market has an
 * owner or settings, and 'set-up-code-wrong'.
 */
export async function checkSetUpCode(db: Db, code: string): Promise<void> {
  if (await isSetUpAlready(db)) throw new Refusal('already-set-up');
  const stored = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  const fits = timingSafeEqual(
    Buffer.from(hashOf(code)),
    Buffer.from(stored?.value ?? '-'.repeat(64)),
  );
  if (!stored || !fits) throw new Refusal('set-up-code-wrong', { field: 'code' });
}

/** Ends the code for good. */
export async function endSetUpCode(tx: Tx): Promise<void> {
  await tx.deleteFrom('secrets').where('name', '=', NAME).execute();
}

async function isSetUpAlready(db: Db): Promise<boolean> {
  const owner = db.selectFrom('staff').select('account_id').where('role', '=', 'owner').limit(1);
  if (await owner.executeTakeFirst()) return true;
  return (await db.selectFrom('settings').select('one').executeTakeFirst()) !== undefined;
}
