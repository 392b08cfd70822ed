// What staff, a file or a rule take away from a store's public things: each time there is a
// decision with its reasons, a letter to its owners, and a way to object (EU 2022/2065, Art. 17 and
// 20).
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { doAct } from '#market/bulk/do-act.ts';
import { deleteProduct } from '#market/catalogue/edit-product.ts';
import { deleteFlashSale } from '#market/catalogue/edit-flash-sale.ts';
import { importCatalogue } from '#market/imports/import-catalogue.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { moderateAnswer } from '#market/reviews/answer-review.ts';
import { holdStores } from '#market/stores/hold-stores.ts';
import { deleteVoucher } from '#market/vouchers/edit-voucher.ts';
import { lettersTo } from '../letters.ts';
import {
  answer,
  base,
  freshProduct,
  inTx,
  isOnSale,
  leila,
  market,
  maren,
  object,
  objectionTo,
  product,
  seller,
  withReports,
} from './reports-set-up.ts';
import {
  answeredReview,
  changeProduct,
  changeSale,
  changeStore,
  changeVoucher,
  decisions,
  expectDecisionMailed,
  inSale,
  storeRow,
  voucher,
  WHY,
} from './restrictions-set-up.ts';
import { outcomes } from './together.ts';

withReports();
beforeEach(freshProduct);

const hideAnswer = (id: number, hidden = true) =>
  inTx((tx) => moderateAnswer(tx, leila.staff, { id, hidden, reason: hidden ? WHY : '' }));
const isHidden = async (id: number) =>
  (
    await base.db
      .selectFrom('review_answers')
      .select('hidden')
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow()
  ).hidden;
/** Objects with the key in the letter, and has another person withdraw the decision. */
async function takeBack(key: string): Promise<void> {
  await object(key);
  const { id } = await base.db
    .selectFrom('decisions')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const objection = await objectionTo(id);
  await answer(objection.id, { outcome: 'taken-back', answer: 'You are right.' }, maren.staff);
  expect((await lettersTo(base.db, seller.email)).at(-1)).toMatchObject({
    kind: 'objection-decided',
    data: { outcome: 'taken-back' },
  });
}

describe('what a store answered to a review', () => {
  it('is hidden with its reasons, and shown again when its owners object in time', async () => {
    const id = await answeredReview();
    await hideAnswer(id);
    const key = await expectDecisionMailed('hide-answer');
    await takeBack(key);
    expect(await isHidden(id)).toBe(false);
    expect((await decisions())[0]?.ended_at).toBeInstanceOf(Date);
  });
  it('is decided once by two who hide it together, and again after it was shown', async () => {
    const id = await answeredReview();
    expect(await outcomes([hideAnswer(id), hideAnswer(id)])).toEqual(['done', 'done']);
    await expectDecisionMailed('hide-answer');
    await hideAnswer(id, false);
    await hideAnswer(id);
    expect(await decisions()).toHaveLength(2);
  });
});

async function versionOf(table: 'products' | 'vouchers' | 'flash_sales', id: number) {
  const rows = base.db.selectFrom(table).select('version').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).version;
}

describe('a product', () => {
  it('that is deleted: its store gets a letter with the reason that was given', async () => {
    const version = await versionOf('products', product.id);
    await inTx((tx) => deleteProduct(tx, leila.staff, { id: product.id, version, reason: WHY }));
    const key = await expectDecisionMailed('delete-product');
    await takeBack(key);
  });
  it('that is hidden among many: its store gets a letter', async () => {
    const hide = { act: 'hide', given: { reason: WHY }, undoes: null, id: product.id, market };
    await inTx((tx) => doAct(tx, leila.staff, bulkKinds.product, hide));
    await expectDecisionMailed('hide-product');
  });
  it('loses no picture without a letter, while one for another is none', async () => {
    const image = (at: number) => ({
      image: `${String(at).repeat(16)}.webp`,
      value_ids: [],
      alt: {},
    });
    await changeProduct({ images: [image(1), image(2)] });
    await changeProduct({ images: [image(1), image(3)] });
    expect(await decisions()).toEqual([]);
    await changeProduct({ images: [image(1)] }, { proposed: true });
    expect(await decisions()).toEqual([]);
    await changeProduct({ images: [] });
    const key = await expectDecisionMailed('remove-pictures');
    await takeBack(key);
  });
});

describe('a store', () => {
  it('that is hidden gets a letter, and is shown again when the decision is taken back', async () => {
    await changeStore({ public: false });
    const key = await expectDecisionMailed('hide-store');
    await takeBack(key);
    expect((await storeRow()).public).toBe(true);
  });
  it('loses its picture with a letter', async () => {
    await changeStore({ image: '1111111111111111.webp' });
    await changeStore({ image: '' });
    await expectDecisionMailed('remove-pictures');
  });
  it('that a rule holds off sale gets one letter, until it is not held any more', async () => {
    await sql`update settings set eu_pack = true, eu_since = now(), eu_said_at = now()`.execute(
      base.db,
    );
    try {
      await holdStores(base.db);
      await holdStores(base.db);
      expect(await isOnSale(product.id)).toBe(false);
      expect(await decisions()).toMatchObject([{ action: 'hold-store', means: 'rule' }]);
      const letters = await lettersTo(base.db, seller.email);
      expect(letters.filter(({ kind }) => kind === 'restricted')).toHaveLength(1);
    } finally {
      await sql`update settings set eu_pack = false`.execute(base.db);
      await holdStores(base.db);
    }
    expect((await decisions())[0]?.ended_at).toBeInstanceOf(Date);
  });
  it('that nobody else owns gets no letter', async () => {
    await sql`update store_members set account_id = ${leila.accountId} where store_id = ${product.store}`.execute(
      base.db,
    );
    await changeStore({ public: false });
    expect(await decisions()).toEqual([]);
  });
});

describe('a flash sale', () => {
  it.each([
    ['a product leaves', { products: [] }],
    ['is switched off', { public: false }],
    ['ends early', { end_at: new Date().toISOString() }],
  ])('that %s tells the owners of its stores', async (_, change) => {
    const sale = await inSale();
    await changeSale(sale, change);
    await expectDecisionMailed('leave-sale');
  });
  it('that is deleted writes to its stores too, and to nobody once it is over', async () => {
    const sale = await inSale();
    await changeSale(sale, { end_at: new Date(Date.now() - 1000).toISOString() });
    await expectDecisionMailed('leave-sale');
    const version = await versionOf('flash_sales', sale);
    await inTx((tx) => deleteFlashSale(tx, leila.staff, { id: sale, version }));
    expect(await decisions()).toHaveLength(1);
  });
});

describe('a voucher of a store', () => {
  it('that staff switch off or delete: its store gets a letter, and none once it is off', async () => {
    const id = await voucher();
    await changeVoucher(id, { public: false });
    await expectDecisionMailed('end-voucher');
    const version = await versionOf('vouchers', id);
    await inTx((tx) => deleteVoucher(tx, leila.staff, { id, version }, market));
    expect(await decisions()).toHaveLength(1);
  });
});

describe('what is deleted while customers see it', () => {
  it('a product among many carries the reason of all', async () => {
    const remove = { act: 'delete', given: { reason: WHY }, undoes: null, id: product.id, market };
    await inTx((tx) => doAct(tx, leila.staff, bulkKinds.product, remove));
    await expectDecisionMailed('delete-product');
  });
  it('a flash sale: its stores get a letter', async () => {
    const sale = await inSale();
    const version = await versionOf('flash_sales', sale);
    await inTx((tx) => deleteFlashSale(tx, leila.staff, { id: sale, version, reason: WHY }));
    await expectDecisionMailed('leave-sale');
  });
  it('a voucher of a store: the store gets a letter', async () => {
    const id = await voucher();
    const version = await versionOf('vouchers', id);
    const gone = { id, version, reason: WHY };
    await inTx((tx) => deleteVoucher(tx, leila.staff, gone, market));
    await expectDecisionMailed('end-voucher');
  });
});

describe('a file of the market', () => {
  const HEAD = 'Handle,Title,Published,Variant SKU,Variant Price\n';
  const bring = async (lines: string) => {
    const { slug } = await storeRow();
    return importCatalogue(base.db, {
      file: 'autumn.csv',
      bytes: Readable.from([Buffer.from(HEAD + lines)]),
      store: slug,
      language: null,
      pictures: null,
      dry: false,
    });
  };
  it('that hides products of a store mails its owners once, about all of them', async () => {
    const shown = 'one,One,true,A1,5\ntwo,Two,true,A2,5\n';
    const hiding = shown.replaceAll('true', 'false');
    for (const lines of [shown, hiding, hiding]) await bring(lines);
    await expectDecisionMailed('hide-products', '');
    const [decision] = await decisions();
    expect(decision).toMatchObject({
      means: 'import',
      products: [expect.any(Number), expect.any(Number)],
    });
    const letter = (await lettersTo(base.db, seller.email)).at(-1);
    expect(letter).toMatchObject({ data: { count: 2, things: [{ en: 'One' }, { en: 'Two' }] } });
  });
  it('that is taken back mails them what is not on sale any more', async () => {
    const { id } = await bring('three,Three,true,A3,5\n');
    await inTx((tx) => undoImport(tx, id ?? 0));
    await expectDecisionMailed('hide-products', '');
  });
});
