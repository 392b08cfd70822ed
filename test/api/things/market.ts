// Products, stores, staff, payouts and other things of a market.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import { languageCode } from '#base/language.ts';
import { transaction } from '#db/transaction.ts';
import { openSession } from '#market/accounts/session.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { leftCart } from '../../left-cart.ts';
import { makeCustomer } from '../../customer.ts';
import { makeSale } from '../../offers.ts';
import { makeProduct, makeStore, texts, unique } from '../../make.ts';
import { HERE, marketOwner } from '../people.ts';
import { bulk } from './bulk.ts';
import type { Makers, Owner } from './placed-order.ts';

let codes = 0;
/** English of a region without speakers: each call gets a different one. */
function unusedCode(): string {
  for (;;) {
    const at = codes++;
    const code = `en-${letter(Math.floor(at / 26))}${letter(at)}`;
    // the market refuses codes of unknown countries
    if (languageCode(code) === code) return code;
  }
}
const letter = (at: number) => String.fromCharCode(97 + (at % 26));

export const marketThings: Makers = {
  product: async ({ db, made, storeId }) => {
    const wish = storeId === undefined ? {} : { store: storeId };
    const { id, inventory, store } = await makeProduct(db, wish);
    made.set('inventory', inventory);
    made.set('store', store);
    return id;
  },
  inventory: async ({ db }) => (await makeProduct(db)).inventory,
  'flash-sale': async ({ db }) => makeSale(db, (await makeProduct(db)).id),
  category,
  attribute: async ({ db }) => {
    const { id } = await db
      .insertInto('attributes')
      .values({ slug: unique('attribute'), title: texts('Size') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'parent-category': category,
  language: async ({ db }) => {
    const { id } = await db
      .insertInto('languages')
      .values({ code: unusedCode(), name: 'English', direction: 'ltr', enabled: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  brand,
  'other-brand': brand,
  collection: async ({ db }) => {
    const { id } = await db
      .insertInto('collections')
      .values({ slug: unique('collection'), title: texts('For the table') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  tag: async ({ db }) => {
    const slug = unique('tag');
    const { id } = await db
      .insertInto('tags')
      .values({ slug, title: texts('Summer'), folded: slug })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'shipping-rule': async ({ db }) => {
    const { id } = await db
      .insertInto('shipping_rules')
      .values({ title: texts('Post') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'bundle-deal': async ({ db }) => {
    const { id } = await db
      .insertInto('bundle_deals')
      .values({ title: texts('3 for 2'), buy: 3, free: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  voucher: async ({ db }) => {
    const { id } = await db
      .insertInto('vouchers')
      .values({
        title: texts('Welcome'),
        code: unique('WELCOME')
          .toUpperCase()
          .replaceAll(/[^A-Z0-9]/g, '-'),
        type: 2,
        amount: 1000,
        usage_limit: 10,
        limit_per_customer: 1,
        start_at: new Date(Date.now() - 1000),
        end_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'tax-rule': async ({ db }) => {
    const { id } = await db
      .insertInto('tax_rules')
      .values({ title: texts('VAT'), type: 2, amount: 2000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  store: async ({ db, storeId }) => storeId ?? makeStore(db),
  'suspended-store': async ({ db }) => {
    const id = await makeStore(db);
    await db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'The papers are missing.' })
      .where('id', '=', id)
      .execute();
    return id;
  },
  'closed-store': async ({ db }) => {
    const id = await makeStore(db);
    await db
      .updateTable('stores')
      .set({ closed_at: new Date(), closed_by: 'market', closed_reason: 'Nobody answers.' })
      .where('id', '=', id)
      .execute();
    return id;
  },
  customer: async ({ db }) => (await makeCustomer({ db })).accountId,
  'left-cart': async ({ db }) => (await leftCart(db)).accountId,
  session: async ({ db, shopper }) =>
    shopper.kind === 'customer'
      ? (await transaction(db, (tx) => openSession(tx, shopper.accountId, HERE))).id
      : crypto.randomUUID(),
  'commission-rule': async ({ db }) => {
    const { rows } = await sql<{ id: number }>`
      insert into commission_rules (position, rate)
      select coalesce(max(position), 0) + 1, 500
      from commission_rules
      returning id`.execute(db);
    return rows[0]?.id;
  },
  'payment-method': async () => orderMethod.cashOnDelivery,
  'sign-in': async () => 1,
  payout: async ({ db, storeId }) => {
    const { id } = await db
      .insertInto('payouts')
      .values({
        store_id: storeId ?? (await makeStore(db)),
        amount: 500,
        currency: 'USD',
        exponent: 2,
        until: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  settlement: async ({ db }) => {
    const { id } = await db
      .insertInto('settlements')
      .values({ method: orderMethod.stripe, name: unique('settlement') })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  approval,
  bulk,
};

async function category({ db }: Owner): Promise<number> {
  const { id } = await db
    .insertInto('categories')
    .values({ slug: unique('category'), title: texts('Lamps'), path: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function brand({ db }: Owner): Promise<number> {
  const { id } = await db
    .insertInto('brands')
    .values({ slug: unique('brand'), title: texts('Brightwold') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function approval({ db }: Owner): Promise<number> {
  const market = await readMarketSettings(db);
  const asker = await marketOwner(db);
  const { id } = await db
    .insertInto('approvals')
    .values({
      kind: 'adjustment',
      store_id: await makeStore(db),
      amount: 500,
      currency: market.currency,
      exponent: market.currency_exponent,
      payload: '{}',
      reason: 'Goodwill',
      asked_by: asker.shopper.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
