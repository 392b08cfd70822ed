// The refunds that a gateway lists and totals, compared with ours.
import { describe, expect, it } from 'vitest';
import type { GatewayRefund } from '#market/payments/gateways/gateway.ts';
import { compareRefunds, type OwnRefund } from '#market/payments/refunds/outside-refunds.ts';

const ours = (wish: Partial<OwnRefund> = {}): OwnRefund => ({
  id: 1,
  source: 'market',
  key: 'ref_ours',
  providerRef: null,
  amount: 300,
  state: 'pending',
  ...wish,
});
const theirs = (
  providerRef: string,
  amount: number,
  wish: Partial<GatewayRefund> = {},
): GatewayRefund => ({ providerRef, key: null, amount, state: 'succeeded', ...wish });
const compare = (own: OwnRefund[], refunds: GatewayRefund[], returned: number | null = null) =>
  compareRefunds(own, { returned, refunds });
const nothing = { changes: [], wrong: [], bookings: [], inFlight: false };

describe('refunds that the gateway knows of', () => {
  it('and we too are no news', () =>
    expect(
      compare([ours({ providerRef: 're_1', state: 'succeeded' })], [theirs('re_1', 300)], 300),
    ).toEqual(nothing));
  it('with our key are ours, also while their answer is not there yet', () => {
    expect(compare([ours()], [theirs('re_1', 300, { key: 'ref_ours' })], 300)).toEqual({
      ...nothing,
      changes: [{ id: 1, providerRef: 're_1', state: 'succeeded' }],
    });
  });
  it('and nobody here asked for are booked, each', () => {
    expect(
      compare(
        [ours({ providerRef: 're_1', state: 'succeeded' })],
        [theirs('re_1', 300), theirs('re_2', 100), theirs('re_3', 50, { state: 'pending' })],
        450,
      ).bookings,
    ).toEqual([
      { providerRef: 're_2', amount: 100, state: 'succeeded' },
      { providerRef: 're_3', amount: 50, state: 'pending' },
    ]);
  });
  it('that failed there are not booked', () =>
    expect(compare([], [theirs('re_1', 300, { state: 'failed' })], 0)).toEqual(nothing));
  it('that ended there are ended here', () => {
    expect(
      compare([ours({ source: 'gateway', providerRef: 're_1' })], [theirs('re_1', 300)]).changes,
    ).toEqual([{ id: 1, providerRef: 're_1', state: 'succeeded' }]);
    expect(
      compare(
        [ours({ source: 'gateway', providerRef: 're_1', state: 'succeeded' })],
        [theirs('re_1', 300, { state: 'failed' })],
        0,
      ).changes,
    ).toEqual([{ id: 1, providerRef: 're_1', state: 'failed' }]);
  });
  it('do not begin again: what succeeded is not waiting', () =>
    expect(
      compare(
        [ours({ providerRef: 're_1', state: 'succeeded' })],
        [theirs('re_1', 300, { state: 'pending' })],
      ).changes,
    ).toEqual([]));
  it('that we gave up and the gateway made have taken the money all the same', () => {
    expect(
      compare([ours({ state: 'failed' })], [theirs('re_1', 300, { key: 'ref_ours' })], 300)
        .bookings,
    ).toEqual([{ providerRef: 're_1', amount: 300, state: 'succeeded' }]);
    expect(
      compare(
        [
          ours({ state: 'failed' }),
          ours({ id: 2, source: 'gateway', key: 'ref_2', providerRef: 're_1', state: 'succeeded' }),
        ],
        [theirs('re_1', 300, { key: 'ref_ours' })],
        300,
      ),
    ).toEqual(nothing);
  });
});

describe('a total', () => {
  it('beyond the list is booked once', () => {
    expect(compare([], [], 500).bookings).toEqual([
      { providerRef: null, amount: 500, state: 'succeeded' },
    ]);
    expect(
      compare([ours({ source: 'gateway', amount: 500, state: 'succeeded' })], [], 500),
    ).toEqual(nothing);
    expect(
      compare([ours({ source: 'gateway', amount: 500, state: 'succeeded' })], [], 700).bookings,
    ).toEqual([{ providerRef: null, amount: 200, state: 'succeeded' }]);
  });
  it('counts ours that are not on the list', () =>
    expect(compare([ours({ providerRef: 're_1', state: 'succeeded' })], [], 300)).toEqual(nothing));
  it('may include a refund of ours that is not answered yet, and then books nothing', () =>
    expect(compare([ours()], [], 300)).toEqual({ ...nothing, inFlight: true }));
  it('that is behind the list says nothing', () =>
    expect(compare([], [theirs('re_1', 300)], 0).bookings).toEqual([
      { providerRef: 're_1', amount: 300, state: 'succeeded' },
    ]));
  it('that was booked gets its reference when the list has it', () => {
    expect(
      compare(
        [ours({ source: 'gateway', amount: 500, state: 'succeeded' })],
        [theirs('re_1', 500)],
        500,
      ),
    ).toEqual({ ...nothing, changes: [{ id: 1, providerRef: 're_1', state: 'succeeded' }] });
  });
  it('that turns out to be others is taken back, and those are booked', () => {
    expect(
      compare(
        [ours({ source: 'gateway', amount: 500, state: 'succeeded' })],
        [theirs('re_1', 200), theirs('re_2', 300)],
        500,
      ),
    ).toEqual({
      ...nothing,
      wrong: [1],
      bookings: [
        { providerRef: 're_1', amount: 200, state: 'succeeded' },
        { providerRef: 're_2', amount: 300, state: 'succeeded' },
      ],
    });
  });
  it('does not hold what was lost in a dispute', () =>
    expect(
      compare(
        [ours({ source: 'dispute', providerRef: 'dp_1', state: 'succeeded' })],
        [theirs('re_1', 300)],
        300,
      ).bookings,
    ).toHaveLength(1));
});
