// The automatic letters about left carts, sent after the delay that the owner set: one for each
// cart, and only to subscribers of the newsletter.
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { mailCart } from '#market/reminders/remind-cart.ts';

const AT_ONCE = 100;
/** Carts that are overdue by more than this are left alone. */
const STALE_DAYS = 7;

/**
 * Reminds every customer who is due, each in a transaction of their own: a failure does not stop
 * the others, and is thrown at the end.
 */
export async function remindByClock(db: Db, now = new Date()): Promise<void> {
  const problems: unknown[] = [];
  for (let after = 0, ids = await findDue(db, after, now); ids.length > 0;) {
    for (const id of ids)
      await transaction(db, (tx) => remindDue(tx, id, now)).catch((problem: unknown) =>
        problems.push(problem),
      );
    after = ids.at(-1) ?? 0;
    ids = await findDue(db, after, now);
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Some carts were not reminded.');
}

/** Whether a cart `c` of the account `a` is due, by the market's settings `s`. */
const isDue = (now: Date): RawBuilder<boolean> => sql<boolean>`
  s.cart_reminder_hours > 0
  and c.reminded_at is null
  and c.changed_at <= ${now}::timestamptz - make_interval(hours => s.cart_reminder_hours)
  and c.changed_at > ${now}::timestamptz
    - make_interval(hours => s.cart_reminder_hours, days => ${STALE_DAYS})
  and a.email is not null and a.verified_at is not null and a.erased_at is null
  -- an order takes its lines out of the cart: what is left then was left on purpose
  and coalesce(a.last_order_at < c.changed_at - interval '1 hour', true)
  and exists (
    select from subscribers w
    where w.email = lower(a.email) and w.confirmed_at is not null and w.left_at is null
  )
  and not exists (
    select from cart_letters l where l.account_id = c.id and l.left_at is not null
  )
`;

async function findDue(db: Db, after: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id
    from settings s
    cross join carts c
    join accounts a on a.id = c.id
    where c.id > ${after} and ${isDue(now)}
    order by c.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Checks again once the cart is locked, because the customer may have ordered or been reminded
 * meanwhile.
 */
async function remindDue(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`select from carts where id = ${id} for update`.execute(tx);
  const { rows } = await sql<{ email: string; language: string }>`
    select a.email, a.language
    from settings s
    cross join carts c
    join accounts a on a.id = c.id
    where c.id = ${id} and ${isDue(now)}
  `.execute(tx);
  const [reader] = rows;
  if (reader) await mailCart(tx, { id, ...reader }, now);
}
