import { describe, expect, it } from 'vitest';
import type { Parcel } from '#contract/ordered-product.ts';
import { statusName, stepNames, stepsOf } from '#web/storefront/order/parcel-status.ts';

type Event = Parcel['events'][number];
const ACTIONS: Event['action'][] = ['placed', 'confirm', 'pick-up', 'send', 'deliver'];
const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const event = (action: Event['action'], hour: number): Event => ({
  action,
  at: at(hour),
  note: '',
});
/** A parcel that took its first steps, one an hour. */
const parcel = (status: number, cancelled: 0 | 1 = 0) => ({
  status,
  cancelled,
  events: [...ACTIONS.slice(0, status).map(event), ...(cancelled ? [event('cancel', 9)] : [])],
});
const states = (status: number) => stepsOf(parcel(status)).map(({ state }) => state);

describe('the steps of a parcel', () => {
  it.each([
    [1, ['now', 'ahead', 'ahead', 'ahead', 'ahead']],
    [2, ['done', 'now', 'ahead', 'ahead', 'ahead']],
    [4, ['done', 'done', 'done', 'now', 'ahead']],
  ])('with status %i are %j', (status, expected) => expect(states(status)).toEqual(expected));
  it('are all done when it is delivered', () => expect(states(5)).toEqual(Array(5).fill('done')));
  it('are the five, in order', () =>
    expect(stepsOf(parcel(1)).map(({ name }) => name)).toEqual(stepNames));
  it('have the hours at which they were taken, and none ahead', () =>
    expect(stepsOf(parcel(3)).map((step) => step.at)).toEqual([at(0), at(1), at(2), null, null]));
  it('have the last hour of a step that was taken twice', () =>
    expect(
      stepsOf({
        ...parcel(2),
        events: [event('placed', 0), event('confirm', 1), event('confirm', 5)],
      })[1]?.at,
    ).toBe(at(5)));
  it('have no hour where none was noted', () =>
    expect(stepsOf({ status: 3, cancelled: 0, events: [] }).map((step) => step.at)).toEqual(
      Array(5).fill(null),
    ));
  it('end with its cancellation, after those it took', () => {
    expect(stepsOf(parcel(2, 1)).map(({ name, state, at: when }) => [name, state, when])).toEqual([
      ['pending', 'done', at(0)],
      ['confirmed', 'done', at(1)],
      ['cancelled', 'cancelled', at(9)],
    ]);
  });
});

describe('the name of a state', () => {
  it.each(stepNames.map((name, place) => [place + 1, name] as const))('%i is %s', (status, name) =>
    expect(statusName({ status, cancelled: 0 })).toBe(name),
  );
  it('is cancelled, wherever it stood', () =>
    expect([1, 3, 5].map((status) => statusName({ status, cancelled: 1 }))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]));
  it('is the first of a state that it does not know', () =>
    expect([0, 6, -1].map((status) => statusName({ status, cancelled: 0 }))).toEqual([
      'pending',
      'pending',
      'pending',
    ]));
});
