// Letters about left carts: one for each change of a cart, and never to customers who opted out.
import { linkKey } from '#base/id.ts';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A cart counts as left when nobody has touched it for this long. */
export const LEFT_AFTER_MS = 3_600_000;

type Standing = {
  email: string | null;
  language: string;
  changed_at: Date;
  reminded: boolean;
  ordered: boolean;
  left: boolean;
};

/**
 * Mails a customer what is in the cart that they left. Refuses 'cart-not-found' when it is gone,
 * 'cart-not-left' while the customer may still be busy with it, 'cart-reminded' when it has not
 * changed since the last letter, 'ordered-since', and 'reminders-left' when they opted out.
 */
export async function remindCart(
  tx: Tx,
  by: Staff,
  accountId: number,
  now = new Date(),
): Promise<void> {
  const { rows } = await sql<Standing>`
    select a.email, a.language, c.changed_at,
      coalesce(c.reminded_at >= c.changed_at, false) as reminded,
      coalesce(a.last_order_at >= c.changed_at, false) as ordered,
      exists (
        select from cart_letters l where l.account_id = c.id and l.left_at is not null
      ) as left
    from carts c
    join accounts a on a.id = c.id and a.erased_at is null and a.verified_at is not null
    where c.id = ${accountId}
    for update of c
  `.execute(tx);
  const [cart] = rows;
  if (!cart?.email) throw new Refusal('cart-not-found');
  if (cart.left) throw new Refusal('reminders-left');
  if (cart.ordered) throw new Refusal('ordered-since');
  if (cart.reminded) throw new Refusal('cart-reminded');
  if (now.getTime() - cart.changed_at.getTime() < LEFT_AFTER_MS) throw new Refusal('cart-not-left');
  await mailCart(tx, { id: accountId, email: cart.email, language: cart.language }, now);
  await audit(tx, by, { action: 'cart.remind', subject: `account:${accountId}` });
}

/** Records a reminder, and queues its letter. */
export async function mailCart(
  tx: Tx,
  { id, ...reader }: { id: number; email: string; language: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('carts').set({ reminded_at: now }).where('id', '=', id).execute();
  await writeTo(tx, 'cart-left', reader, { account: id, key: await keyOf(tx, id) });
}

/** The key that ends these letters for an account; the same in all of them. */
async function keyOf(tx: Tx, accountId: number): Promise<string> {
  await tx
    .insertInto('cart_letters')
    .values({ account_id: accountId, key: linkKey() })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const { key } = await tx
    .selectFrom('cart_letters')
    .select('key')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return key;
}

/**
 * Ends these letters by the key in one of them; ending them twice is not an error. Refuses
 * 'link-invalid'.
 */
export async function leaveReminders(tx: Tx, key: string, now = new Date()): Promise<void> {
  const found = await tx
    .updateTable('cart_letters')
    .set(({ fn, val }) => ({ left_at: fn.coalesce('left_at', val(now)) }))
    .where('key', '=', key)
    .returning('account_id')
    .executeTakeFirst();
  if (!found) throw new Refusal('link-invalid');
}
