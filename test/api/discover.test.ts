// The products to discover: everything that can be bought, shuffled daily, page after page.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { makeProduct } from '../make.ts';
import { countStock } from '../stock.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const PAGE = 24;
const made: { id: number; inventory: number }[] = [];
let gone = 0;
let hidden = 0;

beforeAll(async () => {
  for (let at = 0; at < 61; at++) made.push(await makeProduct(base.db, { stock: 3 }));
  const [first, second] = made;
  gone = first?.id ?? 0;
  hidden = second?.id ?? 0;
  await countStock(base.db, first?.inventory ?? 0, 0);
  await sql`update products set published = false where id = ${hidden}`.execute(base.db);
});

/** All pages of a day, one after another. */
async function walk(day: string, between = async (_page: number) => {}) {
  const ids: number[] = [];
  const sizes: number[] = [];
  let after: number | null = null;
  do {
    const page: OutputOf<Endpoints['suggestion.discover']> = await open.ask('suggestion.discover', {
      day,
      ...(after && { after }),
    });
    expect(page.day).toBe(day);
    ids.push(...page.products.map(({ id }) => id));
    sizes.push(page.products.length);
    after = page.next;
    await between(sizes.length);
  } while (after !== null && sizes.length < 9);
  return { ids, sizes };
}
const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

it('comes by everything that can be bought once, whatever the day begins with, and ends', async () => {
  const all = made.map(({ id }) => id).filter((id) => id !== gone && id !== hidden);
  const starts = new Set<number | undefined>();
  for (let day = 1; day <= 20; day++) {
    const { ids, sizes } = await walk(`2026-03-${String(day).padStart(2, '0')}`);
    expect(sizes).toEqual([PAGE, PAGE, all.length - 2 * PAGE]);
    expect(sorted(ids)).toEqual(all);
    starts.add(ids[0]);
  }
  expect(starts.size).toBeGreaterThan(10);
});

it('sets apart what was added together', async () => {
  const { ids } = await walk('2026-03-01');
  const neighbours = ids.filter((id, at) => Math.abs(id - (ids[at + 1] ?? 0)) <= 1);
  expect(neighbours.length).toBeLessThan(6);
});

it('goes on without repeats when the last one of a page is sold out meanwhile', async () => {
  let last = 0;
  const { ids } = await walk('2026-03-02', async (page) => {
    if (page !== 1) return;
    const { products } = await open.ask('suggestion.discover', { day: '2026-03-02' });
    last = products.at(-1)?.id ?? 0;
    await countStock(base.db, made.find(({ id }) => id === last)?.inventory ?? 0, 0);
  });
  expect(ids).toContain(last);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(59);
});

it('is of today unless a day is named, and takes no other text', async () => {
  const { day, products } = await open.ask('suggestion.discover');
  expect(day).toBe(new Date().toISOString().slice(0, 10));
  expect(products.length).toBe(PAGE);
  for (const query of [{ day: '2026-13-01' }, { day: 'today' }, { after: -1 }, { after: 'x' }])
    expect(await open.send('suggestion.discover', query)).toMatchObject({ status: 201 });
  const far = await open.ask('suggestion.discover', { day: '2026-03-01', after: 2_147_483_647 });
  expect(far.products.length).toBeGreaterThan(0);
});
