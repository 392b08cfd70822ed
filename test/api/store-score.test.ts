// The score of a store is the owner's weighting of its figures, and stores with too few parcels
// have none. A public score that nobody can explain hurts honest sellers.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const WEIGHTS = {
  score_parcels: 10,
  score_late: 30,
  score_cancelled: 20,
  score_refunded: 15,
  score_rating: 30,
  score_answers: 5,
};
type Wish = Partial<Record<'late' | 'cancelled' | 'refunded' | 'reviews' | 'rating', number>>;

async function storeWith(
  parcels: number,
  { late = 0, cancelled = 0, refunded = 0, reviews = 0, rating = 0 }: Wish = {},
  hours: number | null = null,
) {
  const store = await makeStore(base.db);
  await sql`
    insert into store_figures (store_id, counted_at, parcels, late, cancelled, refunded, reviews,
      rating, sales_30, sales_90, balance, answer_hours)
    values (${store}, now(), ${parcels}, ${late}, ${cancelled}, ${refunded}, ${reviews}, ${rating},
      0, 0, 0, ${hours})
  `.execute(base.db);
  const { slug } = await base.db
    .selectFrom('stores')
    .select('slug')
    .where('id', '=', store)
    .executeTakeFirstOrThrow();
  return { store, slug };
}
const shown = async (slug: string) => (await open.ask('store.find', { slug })).store;
const settings = () => open.ask('adminScore.open', {}, owner.headers);
const save = async (more: Partial<typeof WEIGHTS>) =>
  open.send(
    'adminScore.save',
    { ...WEIGHTS, version: (await settings()).version, ...more },
    owner.headers,
  );

describe('a score', () => {
  // each as calculated by hand: the sum of weights times points, divided by the known weights
  it.each([
    ['all is well', { reviews: 4, rating: 5 }, 10, 100],
    ['nothing but parcels is known', {}, null, 100],
    ['one in ten is late', { late: 2 }, null, 77], // (30×50 + 20×100 + 15×100) ÷ 65
    ['everything is late', { late: 20 }, null, 54], // (0 + 2000 + 1500) ÷ 65
    ['four stars', { reviews: 9, rating: 4 }, null, 92], // (6500 + 30×75) ÷ 95
    ['a week to answer', { reviews: 9, rating: 5 }, 168, 95], // 9500 ÷ 100
    ['half of a week to answer', { reviews: 9, rating: 5 }, 96, 98], // (9500 + 5×50) ÷ 100
  ])('where %s', async (_, wish, hours, score) => {
    const { slug } = await storeWith(20, wish, hours);
    expect(await shown(slug)).toMatchObject({ score, new_store: false });
  });

  it('is none for a store with too few parcels, or without figures: it is new', async () => {
    const { slug } = await storeWith(9, { late: 9 });
    expect(await shown(slug)).toMatchObject({ score: null, new_store: true });
    const bare = await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', '=', await makeStore(base.db))
      .executeTakeFirstOrThrow();
    expect(await shown(bare.slug)).toMatchObject({ score: null, new_store: true });
  });

  it('is shown to its seller with its parts, and with what would improve it most', async () => {
    const { store } = await storeWith(20, { late: 2, cancelled: 1 });
    const seller = await makeSeller(base, store);
    const { score } = await open.ask('sellerFigures.read', {}, seller.headers);
    expect(score).toMatchObject({ score: 62, missing: 0, weighs: true, better: 'late' });
    expect(score.parts).toEqual([
      { name: 'late', points: 50, weight: 46, lost: 23 },
      { name: 'cancelled', points: 50, weight: 31, lost: 15 },
      { name: 'refunded', points: 100, weight: 23, lost: 0 },
      { name: 'rating', points: null, weight: 0, lost: 0 },
      { name: 'answers', points: null, weight: 0, lost: 0 },
    ]);
    const fresh = await makeSeller(base, await makeStore(base.db));
    const none = await open.ask('sellerFigures.read', {}, fresh.headers);
    expect(none.score).toMatchObject({ score: null, missing: 10, better: null });
  });
});

describe('the owner', () => {
  it('sees what other weights would give before anything changes, then weighs all anew', async () => {
    const { store, slug } = await storeWith(5000, { late: 500 });
    expect((await shown(slug)).score).toBe(77);
    const only = { score_cancelled: 0, score_refunded: 0, score_rating: 0, score_answers: 0 };
    const preview = await open.ask('adminScore.preview', { ...WEIGHTS, ...only }, owner.headers);
    expect(preview.stores[0]).toMatchObject({ id: store, parcels: 5000, now: 77, by_these: 50 });
    expect((await shown(slug)).score).toBe(77);
    expect(await save(only)).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect((await shown(slug)).score).toBe(50));
    const { rows } = await open.ask('adminStore.list', { sort: '-score' }, owner.headers);
    expect(rows.find(({ id }) => id === store)).toMatchObject({ score: 50, new_store: false });
    await save({});
  });

  it('shows no scores at all with weights of 0, nor that a store is new', async () => {
    const [old, young] = [await storeWith(50), await storeWith(1)];
    await save({ ...allOf(0), score_parcels: 5 });
    for (const { slug } of [old, young])
      await vi.waitFor(async () =>
        expect(await shown(slug)).toMatchObject({ score: null, new_store: false }),
      );
    await save({});
    await vi.waitFor(async () => expect((await shown(old.slug)).score).toBe(100));
  });

  it.each([
    { score_late: 101 },
    { score_late: -1 },
    { score_rating: 1.5 },
    { score_parcels: 0 },
    { score_parcels: 1001 },
  ])('may not weigh %o', async (wrong) => {
    const answer = await save(wrong);
    expect(answer).toMatchObject({ status: 201 });
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual(Object.keys(wrong));
  });

  it('is saved once when two save together, and the other is refused', async () => {
    const { version } = await settings();
    const both = await together(
      open.port,
      [40, 41].map((score_late) => ({
        path: 'admin/score/save',
        input: { ...WEIGHTS, version, score_late },
        headers: owner.headers,
      })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    await save({});
    const [last] = await open.ask('adminScore.edits', {}, owner.headers);
    expect(last).toMatchObject({ by: 'Maren Holt', became: { score_late: 30 } });
    expect(await open.ask('adminSettings.edits', {}, owner.headers)).toEqual([]);
  });
});

const allOf = (weight: number) => ({
  score_late: weight,
  score_cancelled: weight,
  score_refunded: weight,
  score_rating: weight,
  score_answers: weight,
});
