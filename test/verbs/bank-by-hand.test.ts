// What staff make of bank entries by hand, what the bank takes back, and many at one moment.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readStatement } from '#market/bank/read-statements.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import type { Shop } from '#market/settings/shop.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { endsOf, entriesOf, ignore, match, refOf, reopen, takeIn } from '../bank.ts';
import { camt, mt940, type Movement } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, unique } from '../make.ts';
import {
  byBank,
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

let base: Fresh, shop: Shop, keeper: MadeStaff, other: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  shop = await openBank(base.db);
  [keeper, other] = [await makeStaff(base, 'owner'), await makeStaff(base, 'owner')];
});
afterAll(() => base.close());
afterEach(async () => {
  await settled(base.db);
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]);
});

const WEEK_OVER = 8 * 24 * 3_600_000;
const bought = (price = 2000) => orderOf(base.db, shop, price);
const take = (...moved: Movement[]) => takeIn(base.db, keeper.staff, camt('053', moved));
/** An entry that names no order. */
async function came(amount: number, more: Partial<Movement> = {}): Promise<number> {
  const [statement] = await take({ amount, ref: unique('R'), text: 'Thank you', ...more });
  return (await entriesOf(base.db, statement?.id))[0]?.id ?? 0;
}
const byHand = (entry: number, order: number, now?: Date) =>
  match(base.db, keeper.staff, entry, order, now);
const entry = (id: number) =>
  base.db
    .selectFrom('bank_entries')
    .select(['state', 'why', 'reason', 'decided_by', 'reverses'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const receiptOf = async (entryId: number) =>
  (
    await base.db
      .selectFrom('bank_receipts')
      .select('id')
      .where('entry_id', '=', entryId)
      .where('reversed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;
const close = async () => {
  await closeUnpaid(base.db, new Date(Date.now() + WEEK_OVER));
  await settled(base.db);
};

describe('staff match an entry', () => {
  it('that is less: the rest stays open', async () => {
    const made = await bought();
    const id = await came(1200);
    expect(await byHand(id, made.id)).toMatchObject({ outcome: 'short', missing: 800 });
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 1200, done: false });
    expect(await entry(id)).toMatchObject({ why: 'by-hand', decided_by: keeper.staff.accountId });
    expect((await auditOf(base.db, `bank-entry:${id}`))[0]).toMatchObject({
      action: 'bank-entry.match',
      note: `order:${made.id}`,
    });
  });
  it('that is more: the surplus waits for a decision', async () => {
    const made = await bought();
    expect(await byHand(await came(2500), made.id)).toMatchObject({ outcome: 'paid', surplus: 500 });
    expect((await paymentsOf(base.db, made.id))[1]).toMatchObject({
      state: 'review',
      reason: 'surplus',
      received: 500,
    });
  });
  it('that is late: the order goes on where it can, else the money goes back', async () => {
    const lamp = await makeProduct(base.db, { selling: 2000, shipping: 0, stock: 1 });
    const [on, gone] = [await bought(), await byBank(base.db, shop, [lamp])];
    await close();
    await byBank(base.db, shop, [lamp]); // somebody else has the last one
    const now = new Date(Date.now() + WEEK_OVER);
    expect(await byHand(await came(2000), on.id, now)).toMatchObject({ outcome: 'paid' });
    expect(await byHand(await came(2000), gone.id, now)).toMatchObject({ outcome: 'returned' });
    expect([await standing(base.db, on.id), await standing(base.db, gone.id)]).toMatchObject([
      { done: true, closed: false },
      { done: false, closed: true },
    ]);
    expect(await refundsOf(base.db, gone.id)).toMatchObject([{ amount: 2000, state: 'pending' }]);
  });
  it('that staff had booked from the account: it is found again', async () => {
    const made = await bought();
    await receive(base.db, keeper.staff, made.id, 1200);
    const id = await came(1200);
    expect(await byHand(id, made.id)).toMatchObject({ outcome: 'short', missing: 800 });
    expect([await entry(id), await standing(base.db, made.id)]).toMatchObject([
      { state: 'booked', why: 'confirmed' },
      { paid: 1200 },
    ]);
  });
  it('that they book from the account again: its reference is known', async () => {
    const [made, another] = [await bought(), await bought()],
      reference = unique('R');
    await byHand(await came(1200, { ref: reference }), made.id);
    const again = (amount: number, order: { id: number }) =>
      receive(base.db, keeper.staff, order.id, amount, { reference: reference.toLowerCase() });
    expect(await outcomes([again(1200, made), again(1200, another)])).toEqual([
      'transfer-used',
      'transfer-used',
    ]);
    await again(800, made); // another payment of the same sum
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
  });
  it('once, and only what came in for an order that is there', async () => {
    const made = await bought(),
      id = await came(2000);
    const debit = await came(-2000),
      back = await came(2000, { reversal: true });
    expect(
      await outcomes([
        byHand(debit, made.id),
        byHand(back, made.id),
        byHand(2_000_000_000, made.id),
        byHand(id, 2_000_000_000),
      ]),
    ).toEqual(['bank-entry-unfit', 'bank-entry-unfit', 'bank-entry-not-found', 'order-not-found']);
    await byHand(id, made.id);
    expect(await outcomes([byHand(id, made.id), ignore(base.db, keeper.staff, id)])).toEqual([
      'bank-entry-decided',
      'bank-entry-decided',
    ]);
  });
  it('wrongly, and take it back: it can be matched again', async () => {
    const [wrong, right] = [await bought(), await bought(1200)],
      id = await came(1200);
    await byHand(id, wrong.id);
    await transaction(base.db, async (tx) =>
      reverseReceipt(tx, keeper.staff, await receiptOf(id), 'Of another order.'),
    );
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'reversed', decided_by: null });
    expect(await byHand(id, right.id)).toMatchObject({ outcome: 'paid' });
    expect(await standing(base.db, wrong.id)).toMatchObject({ paid: 0 });
  });
});

describe('staff ignore an entry', () => {
  it('and can look at it again', async () => {
    const id = await came(-900);
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'debit' });
    expect(await outcomes([reopen(base.db, keeper.staff, id)])).toEqual(['bank-entry-decided']);
    await ignore(base.db, keeper.staff, id);
    expect(await entry(id)).toMatchObject({ state: 'ignored', why: 'by-hand', reason: 'Rent.' });
    expect(await outcomes([ignore(base.db, keeper.staff, id)])).toEqual(['bank-entry-decided']);
    await reopen(base.db, keeper.staff, id);
    expect(await entry(id)).toMatchObject({ state: 'open', why: 'reopened', reason: '' });
    const none = 2_000_000_000;
    expect(
      await outcomes([ignore(base.db, keeper.staff, none), reopen(base.db, keeper.staff, none)]),
    ).toEqual(['bank-entry-not-found', 'bank-entry-not-found']);
  });
});

describe('the bank takes back', () => {
  const reversed = (amount: number, ref: string) =>
    take({ amount: -amount, ref, text: 'Recalled', reversal: true });
  it('what waits for the rest of an order: its receipt is taken back too', async () => {
    const made = await bought(),
      ref = unique('R'),
      id = await came(1200, { ref });
    await byHand(id, made.id);
    const taken = await reversed(1200, ref);
    expect(await endsOf(base.db, taken)).toEqual(['ignored takes-back']);
    expect((await entriesOf(base.db, taken[0]?.id))[0]?.reverses).toBe(id);
    expect([await entry(id), await standing(base.db, made.id)]).toMatchObject([
      { state: 'ignored', why: 'taken-back' },
      { paid: 0, done: false },
    ]);
    expect(await outcomes([reopen(base.db, keeper.staff, id), byHand(id, made.id)])).toEqual([
      'bank-entry-decided',
      'bank-entry-decided',
    ]);
  });
  it('what has paid an order: staff have to look', async () => {
    const made = await bought(),
      ref = unique('R');
    await take({ amount: 2000, ref, text: refOf(made) });
    expect(await endsOf(base.db, await reversed(2000, ref))).toEqual(['open reversal']);
    expect(await standing(base.db, made.id)).toMatchObject({ done: true });
  });
  it('what nobody had looked at yet, known by its text where it has no reference', async () => {
    const made = await bought(2100);
    const text = refOf(made);
    const taken = await takeIn(
      base.db,
      keeper.staff,
      mt940([
        { amount: -1700, text, reversal: true },
        { amount: 1700, text },
      ]),
    );
    expect(await endsOf(base.db, taken)).toEqual(['ignored takes-back', 'ignored taken-back']);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 0 });
  });
  it('one of two that look alike: staff have to say which', async () => {
    const ref = unique('R');
    await take({ amount: 444, ref, parts: [{ amount: 222 }, { amount: 222 }] });
    expect(await endsOf(base.db, await reversed(222, ref))).toEqual(['open reversal']);
  });
});

describe('at one moment', () => {
  it('the same file is taken in by many: everything is booked once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => bought()));
    const file = camt('053', made.map((one) => ({ amount: 2000, ref: unique('R'), text: refOf(one) })));
    const taken = await Promise.all(
      [keeper, other, keeper].map(({ staff }) => takeIn(base.db, staff, file)),
    );
    expect(taken.flat().map(({ known }) => known).toSorted()).toEqual([false, true, true]);
    expect(await endsOf(base.db, taken[0] ?? [])).toEqual(Array(3).fill('booked matched'));
    for (const { id } of made) {
      expect([(await paymentsOf(base.db, id)).length, await refundsOf(base.db, id)]).toEqual([1, []]);
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
      const [one, two] = [await bought(), await bought()],
        id = await came(2000);
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

describe('the chain of statements', () => {
  const account = 'DE75512108001245126199';
  const gapOf = async (opening: number, day: string, moved: Movement[]) => {
    const [taken] = await takeIn(
      base.db,
      keeper.staff,
      camt('053', moved, { account, opening, day }),
    );
    return (await readStatement(base.db, taken?.id ?? 0)).gap;
  };
  it('is shown to staff where it is broken, and healed by what was missing', async () => {
    expect(await gapOf(100, '2026-11-10', [{ amount: 400, ref: 'a1' }])).toBe(0);
    expect(await gapOf(500, '2026-11-11', [{ amount: -100, ref: 'a2' }])).toBe(0);
    const late = camt('053', [{ amount: 50, ref: 'a4' }], { account, opening: 650, day: '2026-11-13' });
    const [broken] = await takeIn(base.db, keeper.staff, late);
    const gap = async () => (await readStatement(base.db, broken?.id ?? 0)).gap;
    expect(await gap()).toBe(2.5);
    expect(await gapOf(400, '2026-11-12', [{ amount: 250, ref: 'a3' }])).toBe(0);
    expect(await gap()).toBe(0);
  });
});
