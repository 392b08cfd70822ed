import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { mayCancel, statusOf } from '#market/orders/order.ts';
import { moves, statusAfter, type ParcelAction } from '#market/orders/parcel.ts';

const actions: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
const parcel = (status: number, cancelled = false) => ({ status, cancelled });
const parcels = fc.array(
  fc.record({ status: fc.integer({ min: 1, max: 5 }), cancelled: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);

describe('a parcel', () => {
  it('goes from pending to delivered, one step at a time', () => {
    expect(Object.keys(moves)).toEqual(actions);
    expect(
      actions.reduce(
        (statuses, action) => [...statuses, statusAfter(parcel(statuses.at(-1) ?? 0), action)],
        [1],
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });
  it.each(
    actions.flatMap((action) =>
      [1, 2, 3, 4, 5]
        .filter((status) => moves[action].from !== status)
        .map((status) => [action, status] as const),
    ),
  )('refuses %s at status %i: no skipping, no going back, no repeating', (action, status) => {
    expect(() => statusAfter(parcel(status), action)).toThrow(new Refusal('move-not-allowed'));
  });
  it.each(actions)('that is cancelled refuses %s, whatever its status', (action) => {
    for (const status of [1, 2, 3, 4, 5])
      expect(() => statusAfter(parcel(status, true), action)).toThrow(
        new Refusal('already-cancelled'),
      );
  });
});

describe('an order’s status', () => {
  it('is that of its one parcel', () =>
    expect([1, 2, 3, 4, 5].map((status) => statusOf([parcel(status)]))).toEqual([1, 2, 3, 4, 5]));
  it('is that of its least advanced parcel', () =>
    expect(statusOf([parcel(5), parcel(2), parcel(4)])).toBe(2));
  it('passes over cancelled parcels', () =>
    expect(statusOf([parcel(1, true), parcel(5), parcel(4)])).toBe(4));
  it('is that of the least advanced one when all are cancelled', () =>
    expect(statusOf([parcel(2, true), parcel(1, true)])).toBe(1));
  it('is always the status of one of its parcels, and no live one is behind it', () => {
    fc.assert(
      fc.property(parcels, (all) => {
        const status = statusOf(all);
        expect(all.some((one) => one.status === status)).toBe(true);
        expect(all.every((one) => one.cancelled || one.status >= status)).toBe(true);
      }),
    );
  });
});

describe('a customer', () => {
  it('may cancel while every parcel is pending', () =>
    expect(() => mayCancel(false, [parcel(1), parcel(1)])).not.toThrow());
  it('may cancel when the parcel that moved on was cancelled', () =>
    expect(() => mayCancel(false, [parcel(1), parcel(3, true)])).not.toThrow());
  it.each([2, 3, 4, 5])('may not cancel when a parcel has status %i', (status) =>
    expect(() => mayCancel(false, [parcel(1), parcel(status)])).toThrow(
      new Refusal('not-cancellable'),
    ),
  );
  it('may not cancel twice', () =>
    expect(() => mayCancel(true, [parcel(1)])).toThrow(new Refusal('already-cancelled')));
});
