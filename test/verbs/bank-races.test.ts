// Statements and staff at one moment: each movement is booked once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { endsOf, entriesOf, ignore, match, refOf, takeIn } from '../bank.ts';
import { camt, type Movement } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import {
  openBank,
  orderOf,
  paymentsOf,
  receive,
  refundsOf,
  settled,
  standing,
} from '../transfers.ts';
import { wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let market: MarketSettings;
let keeper: MadeStaff;
let other: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openBank(base.db);
  [keeper, other] = [await makeStaff(base, 'owner'), await makeStaff(base, 'owner')];
});
afterAll(() => base.close());
afterEach(async () => {
  await settled(base.db);
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]);
});

const bought = (price = 2000) => orderOf(base.db, market, price);
const take = (...moved: Movement[]) => takeIn(base.db, keeper.staff, camt('053', moved));
/** An entry that names no order. */
async function came(amount: number, more: Partial<Movement> = {}): Promise<number> {
  const [statement] = await take({ amount, ref: unique('R'), text: 'Thank you', ...more });
  return (await entriesOf(base.db, statement?.id))[0]?.id ?? 0;
}

describe('at one moment', () => {
  it('the same file is taken in by many: everything is booked once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => bought()));
    const file = camt(
      '053',
      made.map((one) => ({ amount: 2000, ref: unique('R'), text: refOf(one) })),
    );
    const taken = await Promise.all(
      [keeper, other, keeper].map(({ staff }) => takeIn(base.db, staff, file)),
    );
    expect(
      taken
        .flat()
        .map(({ known }) => known)
        .toSorted(),
    ).toEqual([false, true, true]);
    expect(await endsOf(base.db, taken[0] ?? [])).toEqual(Array(3).fill('booked matched'));
    for (const { id } of made) {
      expect([(await paymentsOf(base.db, id)).length, await refundsOf(base.db, id)]).toEqual([
        1,
        [],
      ]);
    }
  });
  it('a notice and the statement come: everything is booked once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => bought()));
    const moved = made.map((one) => ({ amount: 2000, ref: unique('R'), text: refOf(one) }));
    await Promise.all(
      (['054', '053', '052'] as const).map((form) =>
        takeIn(base.db, keeper.staff, camt(form, form === '054' ? moved.toReversed() : moved)),
      ),
    );
    for (const { id } of made) {
      expect(await standing(base.db, id)).toMatchObject({ paid: 2000, done: true });
      expect(await refundsOf(base.db, id)).toEqual([]);
    }
  });
  it('two staff match the same entry: it is booked for one order', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, two] = [await bought(), await bought()];
      const id = await came(2000);
      const ends = await outcomes([
        match(base.db, keeper.staff, id, one.id),
        match(base.db, other.staff, id, two.id),
        ignore(base.db, other.staff, id),
      ]);
      expect(ends.toSorted()).toEqual(['bank-entry-decided', 'bank-entry-decided', 'done']);
      const paid = [await standing(base.db, one.id), await standing(base.db, two.id)];
      expect(paid.filter((row) => row?.done).length).toBe(ends[2] === 'done' ? 0 : 1);
    }
  });
  it('staff book from the account what the statement brings: it pays its order', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await bought();
      const file = camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(made) }]);
      await Promise.all([
        takeIn(base.db, keeper.staff, file),
        receive(base.db, other.staff, made.id, 2000).catch(() => null),
      ]);
      expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
    }
  });
});
