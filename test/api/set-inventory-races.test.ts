// Many counts of stock and many orders at the same moment.
import { beforeAll, describe, expect, it } from 'vitest';
import type { InventorySetRow, OwnInventoryRow } from '#contract/seller-inventory.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { fillCart, order } from '../carts.ts';
import { makeVisitor, unique } from '../make.ts';
import { base, withOwnShop } from './own-shop.ts';
import { get, onSale, people, post, type Input, type People } from './proposing.ts';

withOwnShop();
let all: People;
beforeAll(async () => {
  all = await people();
});
const set = async (...rows: Input[]) =>
  (await post('seller/inventory/set', { rows }, all.seller)).data as {
    set: number;
    rows: InventorySetRow[];
  };
const inventory = async (input: Input) =>
  (await get('seller/inventory', all.seller, input)).data as { rows: OwnInventoryRow[] };
const single = (sku: string) =>
  onSale(all, { title: { en: sku }, variants: [{ choice: [], sku, stock: 5 }] });

describe('buyers of the same moment', () => {
  const RUNS = 3;
  it('and counts lose no piece, sell none below zero, and wait for nobody for good', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => single(unique(`RACE-${at}`))),
    );
    const skus = many.map(({ variants }) => variants[0]?.sku ?? '');
    const market = await readMarketSettings(base.db);
    const ids = new Map(many.map(({ id, variants }) => [id, variants[0]?.id ?? 0]));
    const buy = async (turned: boolean) => {
      const by = makeVisitor();
      const some = many.slice(0, 4);
      const wants = (turned ? some.toReversed() : some).map(({ id }) => ({
        product: {
          id,
          store: all.shelf.store,
          rule: all.shelf.rule,
          place: 0,
          inventory: ids.get(id) ?? 0,
          inventories: [],
        },
      }));
      await fillCart(base.db, by, ...wants);
      return order(base.db, market, by);
    };
    let sold = 0;
    for (let run = 0; run < RUNS; run++) {
      const counts = [skus, skus.toReversed()].map((those, at) =>
        set(
          ...those.map((sku) => ({
            sku,
            stock: 6,
            stock_seen: 5,
            price: String(10 + run * 2 + at),
          })),
        ),
      );
      const [, , ...orders] = await Promise.allSettled([
        ...counts,
        ...[0, 1, 2, 3].map((at) => buy(at % 2 === 0)),
      ]);
      for (const { set: done } of await Promise.all(counts)) expect(done).toBe(12);
      for (const one of orders)
        if (one.status === 'fulfilled') sold++;
        else expect(one.reason).toMatchObject({ code: expect.stringMatching(/stock/) });
    }
    expect(sold).toBeGreaterThan(RUNS);
    const { rows } = await inventory({ q: 'RACE-', size: 200 });
    const stockOf = new Map(rows.map(({ sku, stock }) => [sku, stock]));
    // each run adds two items: only the bought ones of the first four are missing
    for (const [at, sku] of skus.entries())
      expect(stockOf.get(sku)).toBe(5 + RUNS * 2 - (at < 4 ? sold : 0));
  });
});

describe('counts of the same moment', () => {
  it('to nothing are both done: the second finds nothing left to take', async () => {
    const skus = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const { variants } = await single(unique(`NONE-${at}`));
        return variants[0]?.sku ?? '';
      }),
    );
    const none = skus.map((sku) => ({ sku, stock: 0 }));
    const answers = await Promise.all([1, 2, 3, 4].map(() => set(...none)));
    expect(answers.flatMap(({ rows }) => rows.map(({ code, stock }) => [code, stock]))).toEqual(
      answers.flatMap(() => skus.map(() => [null, 0])),
    );
    expect(answers.reduce((all, { set: done }) => all + done, 0)).toBe(skus.length);
  });
});
