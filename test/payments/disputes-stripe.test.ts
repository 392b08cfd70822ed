// Stripe's disputes, as the shop understands them.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway, PaymentToFind } from '#market/payments/gateways/gateway.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { changed, disputesOf } from './dispute-answers.ts';
import { money, payer, problemOf, refundOf } from './wish.ts';

let there: StripeStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openStripe();
  gateway = stripe(there.keys, there.url);
});
afterAll(() => there.close());
afterEach(() => {
  Object.assign(there.disputes, { perPage: 100, forbidden: false, spoil: null });
});

const price = money(5_000, 'USD');
const due = new Date('2026-12-05T12:00:00Z');
const { paid } = payer(
  () => ({ gateway, there }),
  price,
  ({ providerRef }) => providerRef,
);
const disputesNow = (payment: PaymentToFind) => disputesOf(gateway, payment);

describe('a dispute at Stripe', () => {
  it('takes amount and fee at once, and gives the amount back when it is won', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { due });
    const opened = {
      providerRef: id,
      amount: price,
      reason: 'fraudulent',
      dueBy: due,
      movements: [],
    };
    expect(await disputesNow(payment)).toEqual([
      { ...opened, status: 'needs_response', state: 'needs-response' },
    ]);
    there.disputes.hold(id, { fee: 1_500 });
    const held = [
      { providerRef: expect.stringMatching(/^txn_\w+$/), kind: 'hold', amount: price },
      {
        providerRef: expect.stringMatching(/^txn_\w+-fee$/),
        kind: 'fee',
        amount: money(1_500, 'USD'),
      },
    ];
    expect(await disputesNow(payment)).toMatchObject([
      { state: 'needs-response', movements: held },
    ]);
    there.disputes.answer(id);
    const underReview = { state: 'under-review', dueBy: null, movements: held };
    expect(await disputesNow(payment)).toMatchObject([underReview]);
    there.disputes.end(id, 'won');
    const won = { state: 'won', dueBy: null };
    const movements = [...held, { kind: 'release', amount: price }];
    expect(await disputesNow(payment)).toMatchObject([{ ...won, movements }]);
  });

  it('that is lost keeps what it took, and a fee may come back', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { minor: 2_000 });
    there.disputes.end(id, 'lost');
    there.disputes.release(id, { minor: 0, fee: -1_500 });
    expect(await disputesNow(payment)).toMatchObject([
      {
        state: 'lost',
        amount: money(2_000, 'USD'),
        dueBy: null,
        movements: [
          { kind: 'hold', amount: money(2_000, 'USD') },
          { kind: 'release', amount: money(1_500, 'USD') },
        ],
      },
    ]);
  });

  it('that is an inquiry takes nothing, until it becomes a claim', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { inquiry: true, due });
    expect(await disputesNow(payment)).toMatchObject([
      { state: 'inquiry', dueBy: due, movements: [] },
    ]);
    there.disputes.demandEvidence(id, new Date(due.getTime() + 86_400_000));
    expect(await disputesNow(payment)).toMatchObject([{ state: 'needs-response' }]);
  });

  it.each([
    ['warning_needs_response', 'inquiry', due],
    ['warning_under_review', 'inquiry', null],
    ['warning_closed', 'closed', null],
    ['needs_response', 'needs-response', due],
    ['appeal_needs_response', 'needs-response', due],
    ['under_review', 'under-review', null],
    ['appeal_under_review', 'under-review', null],
    ['won', 'won', null],
    ['lost', 'lost', null],
    ['prevented', 'closed', null],
    ['a_new_word', 'under-review', null],
  ] as const)('is %s there and %s here', async (word, state, dueBy) => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { due });
    Object.assign(there.disputes.find(id) ?? {}, { word });
    expect(await disputesNow(payment)).toMatchObject([{ status: word, state, dueBy }]);
  });

  it('that can not be answered has no date', async () => {
    const payment = await paid();
    there.disputes.open(payment.providerRef);
    expect(await disputesNow(payment)).toMatchObject([{ state: 'needs-response', dueBy: null }]);
  });

  it.each([
    [money(5_000, 'JPY'), 1_500, money(1_500, 'JPY')],
    [money(12_340, 'KWD'), 4_560, money(4_560, 'KWD')],
    [money(9_900, 'ISK'), 200_000, money(2_000, 'ISK')],
  ])('in %o is counted in that currency’s units', async (amount, feeUnits, fee) => {
    const payment = await paid(amount);
    const id = there.disputes.open(payment.providerRef);
    there.disputes.hold(id, { fee: feeUnits });
    expect(await disputesNow(payment)).toMatchObject([
      {
        amount,
        movements: [
          { kind: 'hold', amount },
          { kind: 'fee', amount: fee },
        ],
      },
    ]);
  });

  it('keeps the currency in which the balance was moved', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    there.disputes.hold(id);
    const euros = { currency: 'eur', amount: -4_310 };
    there.disputes.spoil = (one) => changed(one, ['balance_transactions', 0], euros);
    expect(await disputesNow(payment)).toMatchObject([
      {
        amount: price,
        movements: [{ kind: 'hold', amount: money(4_310, 'EUR') }],
      },
    ]);
  });

  it('is found on any page of the list, and no other payment’s is', async () => {
    const payment = await paid();
    const other = await paid();
    there.disputes.perPage = 2;
    const ids = [1, 2, 3, 4, 5].map((minor) => there.disputes.open(payment.providerRef, { minor }));
    there.disputes.open(other.providerRef);
    expect((await disputesNow(payment)).map(({ providerRef }) => providerRef)).toEqual(
      ids.toReversed(),
    );
  });

  it('is unknown to keys without the permission, which still learn of refunds', async () => {
    const payment = await paid();
    await gateway.refund(payment, refundOf(money(700, 'USD')));
    there.disputes.open(payment.providerRef);
    there.disputes.forbidden = true;
    const without = { returned: 700, refunds: [{ amount: 700 }], disputes: [] };
    expect(await gateway.follow(payment)).toMatchObject(without);
  });

  it.each([
    [{ amount: '5000' }],
    [{ amount: -1 }],
    [{ currency: null }],
    [{ balance_transactions: 'txn_1' }],
    [{ balance_transactions: ['txn_1'] }],
    [{ status: null }],
    [{ id: '../refunds' }],
  ])('that can not be understood is no answer: %o', async (wrong) => {
    const payment = await paid();
    there.disputes.open(payment.providerRef);
    there.disputes.spoil = (one) => ({ ...one, ...wrong });
    expect(await problemOf(() => gateway.follow(payment))).toBe('malformed');
  });

  it('that Stripe does not answer about changes nothing', async () => {
    const payment = await paid();
    there.fault('GET /v1/disputes', 'error', 3);
    expect(await problemOf(() => gateway.follow(payment))).toBe('unavailable');
    there.mend();
  });

  it('can not be refunded as well, unless it is an inquiry', async () => {
    const [inquired, disputed] = [await paid(), await paid()];
    const refund = () => refundOf(money(100, 'USD'));
    there.disputes.open(inquired.providerRef, { inquiry: true });
    there.disputes.open(disputed.providerRef);
    expect(await gateway.refund(inquired, refund())).toMatchObject({ state: 'succeeded' });
    const refusal = { code: '400 charge_disputed' };
    await expect(gateway.refund(disputed, refund())).rejects.toMatchObject(refusal);
  });
});

describe('a notice of a dispute', () => {
  const kinds = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'];
  const read = (notice: { body: string; headers: Record<string, string> }) =>
    gateway.read(Buffer.from(notice.body), new Headers(notice.headers));

  it.each(kinds)('charge.dispute.%s leads to its payment', async (kind) => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    expect(await read(there.notice(`charge.dispute.${kind}`, id))).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      kind: `charge.dispute.${kind}`,
      about: { providerPaymentRef: payment.providerPaymentRef },
    });
  });

  it('that was changed, or is old, is refused', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    const notice = there.notice('charge.dispute.created', id);
    const old = new Date(Date.now() - 301_000);
    const body = notice.body.replace('fraudulent', 'duplicate');
    expect(await read({ ...notice, body })).toBeNull();
    expect(await read(there.notice('charge.dispute.created', id, old))).toBeNull();
    expect(await read({ ...notice, headers: {} })).toBeNull();
  });
});
