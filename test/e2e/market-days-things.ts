// What needs the owner's attention on the days of market-days.test.ts: an application, a late
// order, transfers under way, a store with earnings.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { camt } from '../bank-files.ts';
import { refOf } from '../bank.ts';
import { unique } from '../make.ts';
import { pdfOf } from '../proof-files.ts';
import type { Desk } from './counted-desk.ts';
import { application, earned } from './money-things.ts';
import type { PayingSite } from './paying.ts';

const SOON = { timeout: 120_000 };
const DAY_MS = 86_400_000;
type Ordered = { id: number; code: string; store: number };

/** Applies with all requirements; returns the store and the names of the requirements. */
export async function applies(
  db: Db,
  language: string,
): Promise<{ id: number; store: string; requirements: string[] }> {
  const store = await application(db);
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('store_name', '=', store)
    .executeTakeFirstOrThrow();
  const requirements = await db
    .selectFrom('requirements')
    .select(['id', 'kind', 'name'])
    .where('asked', '=', true)
    .where(sql<boolean>`cardinality(countries) = 0`)
    .orderBy('position')
    .execute();
  for (const one of requirements)
    await db
      .insertInto('application_items')
      .values({
        application_id: id,
        requirement_id: one.id,
        kind: one.kind,
        given_at: new Date(),
        ...(one.kind === 'file'
          ? { type: 'application/pdf', bytes: pdfOf() }
          : { said: 'FR 40 303 265 045' }),
      })
      .execute();
  return {
    id,
    store,
    requirements: requirements.map(({ name }) => String(Reflect.get(name, language))),
  };
}

/** An order that was paid by card and due yesterday; its store has a seller. */
export async function latePaid(
  site: PayingSite,
  language: string,
): Promise<Ordered & { seller: MadeSeller }> {
  const { db } = site.database;
  const placed = await ordered(site, language, orderMethod.stripe);
  const { ref } = await db
    .selectFrom('payments')
    .select('provider_ref as ref')
    .where('order_id', '=', placed.id)
    .executeTakeFirstOrThrow();
  const { stripe } = site.gateways;
  stripe.pay(ref ?? '');
  await stripe.notify('checkout.session.completed', ref ?? '');
  await expect
    .poll(
      async () =>
        (
          await db
            .selectFrom('orders')
            .select('paid_at')
            .where('id', '=', placed.id)
            .executeTakeFirstOrThrow()
        ).paid_at,
      SOON,
    )
    .not.toBe(null);
  // its store has no other late parcels, and was not reminded today
  await sql`
    with told as (update stores set late_told_at = null where id = ${placed.store})
    update parcels set due_at = now() + interval '1 day' where store_id = ${placed.store}
  `.execute(db);
  await db
    .updateTable('parcels')
    .set({ due_at: new Date(Date.now() - DAY_MS) })
    .where('order_id', '=', placed.id)
    .execute();
  return { ...placed, seller: await makeSeller(site.database, placed.store, { language }) };
}

/**
 * Two orders by bank transfer and the bank's file about them: one buyer gave the reference, the
 * other only their name.
 */
export async function transferred(site: PayingSite, language: string) {
  const withReference = await ordered(site, language, orderMethod.bank);
  const withName = await ordered(site, language, orderMethod.bank);
  const totals = await site.database.db
    .selectFrom('orders')
    .select(['id', 'total'])
    .where('id', 'in', [withReference.id, withName.id])
    .execute();
  const of = (order: Ordered) => totals.find(({ id }) => id === order.id)?.total ?? 0;
  const payer = `Nadia ${unique('Rahal')}`;
  const file = camt(
    '053',
    [
      { amount: of(withReference), text: refOf(withReference), ref: unique('B') },
      { amount: of(withName), text: 'lamps', ref: unique('B'), remitter: payer },
    ],
    { day: new Date().toISOString().slice(0, 10) },
  );
  return { withReference, withName, payer, file };
}

/** A store that has earned money, with a payout account. */
export async function earning(db: Db): Promise<string> {
  const store = await earned(db);
  await db
    .updateTable('stores')
    .set({ payee_name: store, iban: 'DE89370400440532013000' })
    .where('name', '=', store)
    .execute();
  return store;
}

/** What the refunds of an order have booked, in the words of the screens. */
export async function booked(
  db: Db,
  orderId: number,
  say: Desk['say'],
): Promise<[string, string][]> {
  const { rows } = await sql<{ account: string; store: string; amount: number }>`
    select l.account, coalesce(s.name, '') as store, sum(l.amount)::int as amount
    from refunds r
    join ledger_entries e on e.refund_id = r.id
    join ledger_lines l on l.entry_id = e.id
    left join stores s on s.id = l.store_id
    where r.order_id = ${orderId}
    group by l.account, s.name
    having sum(l.amount) <> 0
    order by min(l.id)
  `.execute(db);
  return rows.map(({ account, store, amount }) => [
    `${say('desk-order', `account-${account}`)} ${store}`.trim(),
    (amount / 100).toFixed(2),
  ]);
}

async function ordered(site: PayingSite, language: string, method: number): Promise<Ordered> {
  const shopping = await site.come(language, 390);
  const id = await shopping.ordered(method);
  await shopping.visitor.close();
  const { code, store } = await site.database.db
    .selectFrom('orders as o')
    .innerJoin('parcels as p', 'p.order_id', 'o.id')
    .select(['o.code', 'p.store_id as store'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, code, store };
}
