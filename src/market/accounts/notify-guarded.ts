// Letters about changes to what protects an account, so that its owner hears of any they did not
// make.
import { sql } from 'kysely';
import type { Guarded } from '#contract/letters.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';

/**
 * Mails the account's owner, in their language, what was done; `by` names the person who did it, if
 * it was not the owner.
 */
export async function notifyGuarded(
  tx: Tx,
  accountId: number,
  what: Guarded,
  by = '',
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'name', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account?.email) return;
  const { email, name, language } = account;
  await writeTo(tx, 'account-guarded', { email, language }, { name, what, by });
}

const TOLD_SECONDS = 3600;

/**
 * Mails the owner, at most once an hour, that a person who knows the password is guessing the
 * second factor's code. Runs in its own transaction, because the refusal that follows rolls the
 * caller's back.
 */
export async function notifyGuessed(db: Db, accountId: number): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await sql`
      insert into attempts as a (name, count, ends_at)
      values (
        ${`guessed ${accountId}`}, 1, now() + make_interval(secs => ${TOLD_SECONDS}::int)
      )
      on conflict (name) do update set ends_at = excluded.ends_at
      where a.ends_at <= now()
      returning name
    `.execute(tx);
    if (rows.length > 0) await notifyGuarded(tx, accountId, 'guessed');
  });
}
