// Statements and staff at the same moment: each movement is booked once.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { endsOf, ignore, match, refOf, takeIn } from '../bank.ts';
import { camt } from '../bank-files.ts';
import { unique } from '../make.ts';
import { paymentsOf, receive, refundsOf, standing } from '../transfers.ts';
import { outcomes } from './together.ts';
import { base, bought, came, keeper, withBank } from './bank-books.ts';

withBank();
let other: MadeStaff;
beforeAll(async () => {
  other = await makeStaff(base, 'owner');
});

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
        match(base.db, keeper.staff, { entryId: id, orderId: one.id }),
        match(base.db, other.staff, { entryId: id, orderId: two.id }),
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
        receive(base.db, other.staff, { orderId: made.id, amount: 2000 }).catch(() => null),
      ]);
      expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
    }
  });
});
