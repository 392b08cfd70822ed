// The matrix when a buyer disputes a payment: by notice or found by checking, won, lost, and
// besides refunds. Flutterwave sends no notices of disputes; Iyzico reports nothing at all.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { Disputes } from '../stand-ins/gateways/disputes.ts';
import { giveBack, hasten, openAtShop, type AtShop } from './at-shop.ts';
import { until } from './order-standing.ts';
import { buyAt, type Waiting } from './buyers.ts';
import { checkNow, followNow } from './checks.ts';
import { only } from './cases.ts';
import { disputeStanding } from './dispute-standing.ts';
import { expectNoSecrets } from './secrets.ts';

const due = new Date('2026-12-09T12:00:00Z');
const soon = { timeout: 60_000, interval: 50 };
const cases = only('stripe', 'paypal', 'razorpay', 'flutterwave');

describe.each(cases)('$name', ({ name, open, disputed, givingBack }) => {
  /** The others report no fee. */
  const fee = name === 'stripe' || name === 'paypal' ? 1_500 : 0;
  let at: AtShop;
  let disputes: Disputes;
  beforeAll(async () => {
    at = await openAtShop(name, open);
    if (!at.there.disputes) throw new Error(`${name} knows no disputes`);
    disputes = at.there.disputes;
  });
  afterAll(async () => {
    if (at) await expectNoSecrets([at]);
    await at?.close();
  });
  afterEach(async () => {
    at.there.mend();
    disputes.forbidden = false;
    expect(await auditMarket(at.base.db)).toEqual([]);
  });

  /** The shop hears of a dispute, or checks by itself if there are no notices. */
  const hears = async (order: Waiting, id: string, kind: 'opened' | 'won' | 'lost', times = 1) => {
    if (!disputed) return checkNow(at, order);
    const answers = Array.from({ length: times }, () => 200);
    expect(await at.there.notify(disputed[kind], id, { times })).toEqual(answers);
  };
  const standing = (order: Waiting) => disputeStanding(at.base.db, order);
  const stands = (order: Waiting, wanted: object) =>
    vi.waitFor(async () => expect(await standing(order)).toMatchObject(wanted), soon);
  const held = (amount: number) => [
    { kind: 'hold', amount },
    ...(fee ? [{ kind: 'fee', amount: fee }] : []),
  ];
  const back = (amount: number) => ({ kind: 'release', amount });
  /** Disputed, with the full amount taken. */
  const taken = async (order: Waiting): Promise<string> => {
    const id = disputes.open(order.ref, { due });
    disputes.hold(id, { fee });
    await hears(order, id, 'opened', 3);
    await stands(order, { disputes: [{ state: 'needs-response' }] });
    return id;
  };

  it('an open dispute sets its money apart and holds earnings, however often it is reported', async () => {
    const order = await buyAt(at);
    const { books: before } = await standing(order);
    await taken(order);
    await checkNow(at, order);
    expect(await standing(order)).toEqual({
      books: {
        ...before,
        gateway: before.gateway + order.total + fee,
        disputed: -order.total,
        market: before.market - fee,
      },
      disputes: [{ state: 'needs-response', amount: order.total, dueBy: due, settled: false }],
      moves: held(order.total),
      held: ['dispute'],
      refunds: [],
    });
    await expect(giveBack(at, order.id, 1)).rejects.toMatchObject({ code: 'payment-disputed' });
  });

  it('a won dispute brings the money back, frees the earnings and costs the fee', async () => {
    const order = await buyAt(at);
    const { books: before } = await standing(order);
    const id = await taken(order);
    disputes.answer(id);
    await checkNow(at, order);
    const underReview = [{ state: 'under-review', dueBy: null }];
    expect(await standing(order)).toMatchObject({ disputes: underReview, held: ['dispute'] });
    disputes.end(id, 'won');
    await hears(order, id, 'won');
    await stands(order, { disputes: [{ state: 'won', settled: true }] });
    expect(await standing(order)).toMatchObject({
      books: { ...before, gateway: before.gateway + fee, market: before.market - fee },
      moves: [...held(order.total), back(order.total)],
      held: [],
      refunds: [],
    });
  });

  it('a lost dispute leaves the books as after a full refund, and costs the fee', async () => {
    const [order, other] = [await buyAt(at), await buyAt(at)];
    const id = await taken(order);
    disputes.end(id, 'lost');
    await hears(order, id, 'lost');
    await stands(order, { disputes: [{ state: 'lost', settled: true }] });
    await giveBack(at, other.id, other.total);
    await until(at, other, { refunded: other.total, refunds: [{ state: 'succeeded' }] });
    const { books: given } = await standing(other);
    expect(await standing(order)).toMatchObject({
      books: { ...given, gateway: given.gateway + fee, market: given.market - fee },
      moves: held(order.total),
      held: [],
      refunds: [{ source: 'dispute', amount: order.total, state: 'succeeded' }],
    });
    await until(at, order, { refunded: order.total });
  });

  it('a dispute whose notice got lost is found by the clock', async () => {
    const order = await buyAt(at);
    const id = disputes.open(order.ref, { due, minor: 500 });
    disputes.hold(id);
    await followNow(at, order);
    await stands(order, {
      disputes: [{ state: 'needs-response', amount: 500 }],
      moves: [{ kind: 'hold', amount: 500 }],
      held: ['dispute'],
    });
  });

  it('notices that come twice, late and out of order leave a dispute as it ended', async () => {
    const order = await buyAt(at);
    const id = await taken(order);
    const kinds = disputed ? [disputed.won, disputed.opened, disputed.won, disputed.opened] : [];
    const notices = kinds.map((kind) => () => at.there.notify(kind, id));
    disputes.end(id, 'won');
    await Promise.all([...notices.map((send) => send()), checkNow(at, order), checkNow(at, order)]);
    await stands(order, { disputes: [{ state: 'won', settled: true }] });
    for (const send of notices.toReversed()) await send();
    await checkNow(at, order);
    expect(await standing(order)).toMatchObject({
      disputes: [{ state: 'won' }],
      moves: [...held(order.total), back(order.total)],
      held: [],
      refunds: [],
    });
  });

  it('an inquiry moves no money, and ends with a refund that is made at the gateway', async () => {
    const order = await buyAt(at);
    const id = disputes.open(order.ref, { inquiry: true, due });
    await checkNow(at, order);
    const inquiry = { disputes: [{ settled: false }], moves: [], held: ['dispute'] };
    expect(await standing(order)).toMatchObject(inquiry);
    at.there.refundThere(order.ref, order.total);
    disputes.end(id, 'closed');
    await hears(order, id, 'lost');
    await until(at, order, { refunded: order.total, refunds: [{ state: 'succeeded' }] });
    expect(await standing(order)).toMatchObject({
      disputes: [{ settled: true }],
      moves: [],
      held: [],
      refunds: [{ source: 'gateway', amount: order.total }],
    });
  });

  it('the rest of a disputed payment is refunded where the gateway allows it', async () => {
    const order = await buyAt(at);
    const part = order.total - 400;
    const id = disputes.open(order.ref, { minor: part, due });
    disputes.hold(id);
    await checkNow(at, order);
    const refusal = { code: 'payment-disputed' };
    await expect(giveBack(at, order.id, 401)).rejects.toMatchObject(refusal);
    const gives = name === 'razorpay' || name === 'flutterwave';
    const rest = { amount: 400, state: gives ? 'succeeded' : 'failed' };
    await giveBack(at, order.id, 400);
    await until(at, order, { refunded: gives ? 400 : 0, refunds: [rest] });
    disputes.end(id, 'lost');
    await hears(order, id, 'lost');
    await stands(order, { disputes: [{ state: 'lost', settled: true }] });
    const refunds = [rest, { amount: part, state: 'succeeded' }];
    await until(at, order, { refunded: gives ? order.total : part, refunds });
  });

  it('the rest of a disputed payment that goes back at the gateway is booked once', async () => {
    const order = await buyAt(at);
    const part = order.total - 400;
    at.there.refundThere(order.ref, 400);
    disputes.end(disputes.open(order.ref, { minor: part }), 'lost');
    await Promise.all([checkNow(at, order), checkNow(at, order)]);
    expect(await standing(order)).toMatchObject({
      disputes: [{ state: 'lost', settled: true }],
      held: [],
      refunds: [
        { source: 'gateway', amount: 400 },
        { source: 'dispute', amount: part },
      ],
    });
    await until(at, order, { refunded: order.total });
  });

  it('a buyer who wins a dispute while a refund is on its way gets the money once', async () => {
    const order = await buyAt(at);
    const all = order.total;
    at.there.fault(givingBack, 'reset', 50);
    await giveBack(at, order.id, all);
    disputes.end(disputes.open(order.ref), 'lost');
    await checkNow(at, order);
    const waiting = { source: 'market', state: 'pending' };
    const lost = { disputes: [{ state: 'lost' }], refunds: [waiting] };
    expect(await standing(order)).toMatchObject(lost);
    at.there.mend();
    await hasten(at);
    const refunds = [{ state: 'failed' }, { amount: all, state: 'succeeded' }];
    await until(at, order, { refunded: all, refunds });
    expect(await standing(order)).toMatchObject({
      disputes: [{ settled: true }],
      held: [],
      refunds: [{ source: 'market' }, { source: 'dispute' }],
    });
    expect(at.there.made(order.key).back).toEqual([]);
  });

  it('what is known of a dispute stays when the keys may no longer ask for disputes', async () => {
    const order = await buyAt(at);
    const id = await taken(order);
    disputes.forbidden = true;
    disputes.end(id, 'won');
    await checkNow(at, order);
    const unchanged = {
      disputes: [{ state: 'needs-response', settled: false }],
      held: ['dispute'],
    };
    expect(await standing(order)).toMatchObject(unchanged);
    disputes.forbidden = false;
    await checkNow(at, order);
    const ended = { disputes: [{ state: 'won', settled: true }], held: [] };
    expect(await standing(order)).toMatchObject(ended);
  });
});
