import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Account } from '#contract/account.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { readAccount } from '#market/accounts/account.ts';
import { erasePerson, goingOut, underway } from '#market/accounts/erase-person.ts';
import { dropFactor } from '#market/accounts/second-factor.ts';
import { endSessions } from '#market/accounts/session.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * Erases a customer: their sessions, cart, lists, reviews and personal details go; orders keep
 * their figures for accounting. An order that is under way keeps its buyer until its last parcel is
 * done (orders/erase-when-done.ts). Refuses 'not-allowed' to people who run a store or the market.
 */
export async function eraseAccount(tx: Tx, customer: Customer): Promise<Account> {
  await oneAtATime(tx, customer.key);
  const account = await readAccount(tx, customer.accountId);
  if (account.staff || account.stores.length > 0) throw new Refusal('not-allowed');
  await endSessions(tx, account.id);
  await dropFactor(tx, account.id);
  for (const table of ['wishes', 'compares', 'follows', 'identities', 'applications'] as const)
    await tx.deleteFrom(table).where('account_id', '=', account.id).execute();
  for (const table of ['cart_lines', 'saved_lines', 'review_votes'] as const)
    await tx.deleteFrom(table).where('shopper', '=', customer.key).execute();
  await eraseReviews(tx, customer);
  await erasePerson(tx, await lockDone(tx, customer.key));
  await eraseWritten(tx, customer, account);
  await sql`
    update addresses
    set name = '', email = '', phone = '', city = '', zip = '', address_1 = '', address_2 = '',
      company = '', tax_number = '', delivery_instruction = '', chosen = false
    where shopper = ${customer.key}
  `.execute(tx);
  await sql`
    delete from addresses a
    where shopper = ${customer.key}
      and not exists (select from orders where user_address_id = a.id)
  `.execute(tx);
  await tx
    .updateTable('accounts')
    .set({
      email: null,
      name: '',
      phone: '',
      password: null,
      erased_at: new Date(),
      updated_at: new Date(),
    })
    .where('id', '=', account.id)
    .execute();
  return account;
}

/** Erases their reviews, and pictures of them that nothing else shows. */
async function eraseReviews(tx: Tx, { key }: Customer): Promise<void> {
  const images = await tx
    .selectFrom('review_images as i')
    .innerJoin('reviews as r', 'r.id', 'i.review_id')
    .select('i.image')
    .where('r.shopper', '=', key)
    .execute();
  const reviewed = await tx
    .deleteFrom('reviews')
    .where('shopper', '=', key)
    .returning('product_id')
    .execute();
  if (images.length > 0)
    await enqueue(tx, 'forget-pictures', { names: images.map(({ image }) => image) });
  await touch(
    tx,
    ...new Set(
      reviewed.flatMap(({ product_id }) => [`product:${product_id}`, `reviews:${product_id}`]),
    ),
  );
}

/** Erases what was written to them, by them and about them. */
async function eraseWritten(tx: Tx, { key }: Customer, { id, email }: Account): Promise<void> {
  await sql`delete from mails where lower(recipient) = ${email} and not (${goingOut})`.execute(tx);
  await sql`
    delete from mails
    where lower(reply_to) = ${email} and state <> 'waiting'
  `.execute(tx); // what they wrote to the shop, as it went to its owner
  await sql`delete from contact_messages where lower(email) = ${email}`.execute(tx);
  await sql`delete from alerts where email = ${email} or account_id = ${id}`.execute(tx);
  await sql`
    update reports set name = '', email = null, account_id = null, erased_at = now()
    where email = ${email} or account_id = ${id}
  `.execute(tx);
  await sql`delete from subscribers where email = ${email}`.execute(tx);
  await sql`delete from cart_letters where account_id = ${id}`.execute(tx);
  await sql`
    delete from staff_notes
    where customer_id = ${id} or order_id in (select id from orders where shopper = ${key})
  `.execute(tx);
  await sql`delete from codes where email = ${email}`.execute(tx);
}

/**
 * The orders that are done. All orders are locked: a parcel that finishes at this moment either
 * comes first or sees that the account is gone.
 */
async function lockDone(tx: Tx, shopper: string): Promise<number[]> {
  await sql`select id from orders where shopper = ${shopper} order by id for update`.execute(tx);
  const { rows } = await sql<{
    id: number;
  }>`
    select id
    from orders o
    where shopper = ${shopper}
      and not exists (select from parcels p where p.order_id = o.id and ${underway})
  `.execute(tx);
  return rows.map(({ id }) => id);
}
