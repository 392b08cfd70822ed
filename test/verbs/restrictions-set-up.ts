// What the tests of restrictions take away, and their checks.
import { expect } from 'vitest';
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { adminFlashSaleCalls } from '#contract/admin/flash-sale.ts';
import { adminStoreCalls } from '#contract/admin/store.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import { saveFlashSale } from '#market/catalogue/edit-flash-sale.ts';
import { saveProduct } from '#market/catalogue/edit-product.ts';
import { openFlashSale } from '#market/catalogue/list-flash-sales.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { adminVoucherCalls } from '#contract/admin/voucher.ts';
import { answerReview } from '#market/reviews/answer-review.ts';
import { openStore, saveStore } from '#market/stores/edit-store.ts';
import { openVoucher } from '#market/vouchers/list-vouchers.ts';
import { saveVoucher } from '#market/vouchers/edit-voucher.ts';
import { bought } from '../deliver.ts';
import { lettersTo } from '../letters.ts';
import { makeVisitor } from '../make.ts';
import { base, inTx, leila, market, product, seller } from './reports-set-up.ts';
import { readOwnReview } from '#market/reviews/read-reviews.ts';
import { submitReview } from '#market/reviews/submit-review.ts';

type Change = Record<string, unknown>;
const HOUR_MS = 3_600_000;
export const WHY = 'It is not what it says.';

/** A review of the product with the store's reply; returns its id. */
export async function answeredReview(): Promise<number> {
  const buyer = makeVisitor();
  const purchase = await bought(base.db, market, buyer, product);
  const input = { ...purchase, rating: 1, text: 'It broke.', drop: [], pictures: [] };
  await inTx((tx) => submitReview(tx, buyer, input));
  const { id } = await readOwnReview(base.db, buyer, product.id, purchase.orderId);
  await inTx((tx) => answerReview(tx, seller.seller, { id, answer: 'It did not.' }));
  return id;
}

/** A running flash sale with the product; returns its id. */
export async function inSale(): Promise<number> {
  const sent = adminFlashSaleCalls.save.input.parse({
    title: { en: 'Autumn' },
    start_at: new Date(Date.now() - HOUR_MS).toISOString(),
    end_at: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    renews: false,
    public: true,
    products: [{ product_id: product.id, price: '5', quota: 10 }],
  });
  return (await inTx((tx) => saveFlashSale(tx, leila.staff, sent, market))).id;
}

/** A voucher of the product's store; returns its id. */
export async function voucher(): Promise<number> {
  const sent = adminVoucherCalls.save.input.parse({
    title: { en: 'Welcome' },
    code: `LAMP-${product.id}`,
    kind: 'percent',
    amount: '10',
    min_spend: '0',
    start_at: new Date(Date.now() - HOUR_MS).toISOString(),
    end_at: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    usage_limit: 10,
    limit_per_customer: 1,
    listed: true,
    public: true,
    store_id: product.store,
  });
  return (await inTx((tx) => saveVoucher(tx, leila.staff, sent, market))).id;
}

export const changeProduct = (change: Change, more: { proposed?: boolean } = {}) =>
  inTx(async (tx) => {
    const sent = { ...(await openProduct(tx, product.id, market)), ...change, hide_reason: WHY };
    const fields = { ...adminProductCalls.save.input.parse(sent), ...more };
    await saveProduct(tx, leila.staff, fields, market);
  });
export const changeSale = (id: number, change: Change) =>
  inTx(async (tx) => {
    const sent = { ...(await openFlashSale(tx, id, market)), ...change, hide_reason: WHY };
    await saveFlashSale(tx, leila.staff, adminFlashSaleCalls.save.input.parse(sent), market);
  });
export const changeVoucher = (id: number, change: Change) =>
  inTx(async (tx) => {
    const sent = { ...(await openVoucher(tx, id, market)), ...change, hide_reason: WHY };
    await saveVoucher(tx, leila.staff, adminVoucherCalls.save.input.parse(sent), market);
  });
export const changeStore = (change: { public?: boolean; image?: string }) =>
  inTx(async (tx) => {
    const opened = await openStore(tx, product.store);
    if (!opened) throw new Error('There is no such store.');
    const sent = adminStoreCalls.save.input.parse({ ...opened, ...change, hide_reason: WHY });
    await saveStore(tx, leila.staff, sent);
  });

/** The decisions about the store's public things, oldest first. */
export async function decisions() {
  const { rows } = await sql<{ action: string; means: string; key: string; ended_at: Date | null }>`
    select action, means, facts, key, ended_at, products
    from decisions
    where store_id = ${product.store} or product_id = ${product.id}
      or review_id in (select id from reviews where product_id = ${product.id})
    order by id
  `.execute(base.db);
  return rows;
}

/** One decision was made, and its letter went to the store's owner with its own link. */
export async function expectDecisionMailed(action: string, facts = WHY): Promise<string> {
  const made = await decisions();
  expect(made).toMatchObject([{ action, facts }]);
  const key = made[0]?.key ?? '';
  const letters = await lettersTo(base.db, seller.email);
  const about = letters.filter(({ data }) => 'because' in data);
  expect(about).toHaveLength(1);
  expect(about[0]).toMatchObject({ language: 'ar', data: { because: { facts, key } } });
  return key;
}

export const storeRow = (tx: Tx | typeof base.db = base.db) =>
  tx.selectFrom('stores').selectAll().where('id', '=', product.store).executeTakeFirstOrThrow();
