// Razorpay's disputes, as the shop understands them.
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway, PaymentToFind } from '#market/payments/gateways/gateway.ts';
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';
import { openRazorpay, type RazorpayStandIn } from '../stand-ins/gateways/razorpay.ts';
import { disputesOf } from './dispute-answers.ts';
import { money, payer, problemOf, refundOf } from './wish.ts';

let there: RazorpayStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openRazorpay();
  gateway = razorpay(there.keys, there.url);
});
afterAll(() => there.close());
afterEach(() => {
  Object.assign(there.disputes, { perPage: 100, forbidden: false, spoil: null });
  there.disputes.all.length = 0;
});

const rupees = money(50_000, 'INR');
const due = new Date('2026-12-05T12:00:00Z');
const { paid } = payer(
  () => ({ gateway, there }),
  rupees,
  ({ providerRef }) => providerRef,
);
const disputesNow = (payment: PaymentToFind) => disputesOf(gateway, payment);
const refOf = (payment: PaymentToFind) => payment.providerRef ?? '';

describe('a dispute at Razorpay', () => {
  it('that deducts at once gives it back when it is won', async () => {
    const payment = await paid();
    const id = there.disputes.open(refOf(payment), { due });
    expect(await disputesNow(payment)).toEqual([
      {
        providerRef: id,
        amount: rupees,
        reason: 'goods_or_services_not_received',
        dueBy: due,
        status: 'open chargeback',
        state: 'needs-response',
        movements: [],
      },
    ]);
    there.disputes.hold(id);
    const held = { providerRef: `${id}-deducted`, kind: 'hold', amount: rupees };
    expect(await disputesNow(payment)).toMatchObject([
      { state: 'needs-response', movements: [held] },
    ]);
    there.disputes.answer(id);
    const underReview = { state: 'under-review', dueBy: null, movements: [held] };
    expect(await disputesNow(payment)).toMatchObject([underReview]);
    there.disputes.end(id, 'won');
    expect(await disputesNow(payment)).toMatchObject([
      {
        state: 'won',
        dueBy: null,
        movements: [held, { providerRef: `${id}-returned`, kind: 'release', amount: rupees }],
      },
    ]);
  });

  it('that deducts when it is lost keeps it', async () => {
    const payment = await paid();
    const id = there.disputes.open(refOf(payment), { minor: 20_000 });
    there.disputes.end(id, 'lost');
    const amount = money(20_000, 'INR');
    const movements = [{ kind: 'hold', amount }];
    expect(await disputesNow(payment)).toMatchObject([{ state: 'lost', amount, movements }]);
  });

  it.each([
    ['open chargeback', 'needs-response', due],
    ['open pre_arbitration', 'needs-response', due],
    ['open arbitration', 'needs-response', due],
    ['action_required chargeback', 'needs-response', due],
    ['open retrieval', 'inquiry', due],
    ['open fraud', 'inquiry', due],
    ['under_review fraud', 'inquiry', null],
    ['under_review chargeback', 'under-review', null],
    ['won chargeback', 'won', null],
    ['lost retrieval', 'lost', null],
    ['closed fraud', 'closed', null],
    ['a_new_word chargeback', 'under-review', null],
  ] as const)('is %s there and %s here', async (word, state, dueBy) => {
    const payment = await paid();
    const id = there.disputes.open(refOf(payment), { due });
    Object.assign(there.disputes.find(id) ?? {}, { word });
    expect(await disputesNow(payment)).toMatchObject([{ status: word, state, dueBy }]);
  });

  it.each([[money(5_000, 'JPY')], [money(12_340, 'KWD')]])(
    'in %o is counted in that currency’s units',
    async (amount) => {
      const payment = await paid(amount);
      const id = there.disputes.open(refOf(payment));
      there.disputes.hold(id);
      expect(await disputesNow(payment)).toMatchObject([
        { amount, movements: [{ kind: 'hold', amount }] },
      ]);
    },
  );

  it('is found once on any page of the shop’s list, and no other payment’s is', async () => {
    const payment = await paid();
    const other = await paid();
    const wanted = there.disputes.open(refOf(payment), { minor: 1 });
    for (let minor = 2; minor <= 102; minor++) there.disputes.open(refOf(other), { minor });
    const newest = there.disputes.open(refOf(payment), { minor: 103 });
    const before = there.log.length;
    expect((await disputesNow(payment)).map(({ providerRef }) => providerRef)).toEqual([
      newest,
      wanted,
    ]);
    const requests = there.log
      .slice(before)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/v1/disputes'));
    const from = there.books.payments.get(payment.providerPaymentRef ?? '')?.created_at;
    const pages = [0, 100].map((skip) => `/v1/disputes?count=100&skip=${skip}&from=${from}`);
    expect(requests).toEqual(pages);
    there.disputes.spoil = (one) => ({ ...one, id: newest });
    expect(await disputesNow(payment)).toHaveLength(1);
  });

  it('is unknown where Razorpay refuses, while refunds are still found', async () => {
    const payment = await paid();
    await gateway.refund(payment, refundOf(money(700, 'INR')));
    there.disputes.open(refOf(payment));
    there.disputes.forbidden = true;
    const without = { returned: 700, refunds: [{ amount: 700 }], disputes: [] };
    expect(await gateway.follow(payment)).toMatchObject(without);
  });

  it.each([
    [{ amount: '500' }],
    [{ amount: -1 }],
    [{ amount: 1.5 }],
    [{ amount_deducted: -5 }],
    [{ status: null }],
    [{ payment_id: null }],
    [{ id: '../payments' }],
    [{ respond_by: 'soon' }],
    [{ currency: null }],
  ])('that can not be understood is no answer: %o', async (wrong) => {
    const payment = await paid();
    there.disputes.open(refOf(payment));
    there.disputes.spoil = (one) => ({ ...one, ...wrong });
    expect(await problemOf(() => gateway.follow(payment))).toBe('malformed');
  });

  it.each([
    ['error', 'unavailable'],
    ['html', 'malformed'],
  ] as const)('of which Razorpay answers with %s leaves all unsaid', async (fault, problem) => {
    const payment = await paid();
    there.fault('GET /v1/disputes', fault, 2);
    expect(await problemOf(() => gateway.follow(payment))).toBe(problem);
    there.mend();
  });
});

describe('a notice of a dispute', () => {
  const read = (notice: { body: string; headers: Record<string, string> }) =>
    gateway.read(Buffer.from(notice.body), new Headers(notice.headers));
  const words = ['created', 'action_required', 'under_review', 'won', 'lost', 'closed'];

  it.each(words)('payment.dispute.%s leads to its payment', async (word) => {
    const payment = await paid();
    const id = there.disputes.open(refOf(payment));
    const kind = `payment.dispute.${word}`;
    expect(await read(there.notice(kind, id))).toEqual({
      eventId: expect.stringMatching(/^StandInEvent\d+$/),
      kind,
      about: { providerRef: payment.providerRef, providerPaymentRef: payment.providerPaymentRef },
    });
  });

  it('leads there also when it says nothing but the dispute', async () => {
    const dispute = { entity: { id: 'disp_1', payment_id: 'pay_1' } };
    const body = JSON.stringify({ event: 'payment.dispute.lost', payload: { dispute } });
    const signature = createHmac('sha256', there.keys.webhookSecret).update(body).digest('hex');
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'E1' };
    expect(await read({ body, headers })).toMatchObject({ about: { providerPaymentRef: 'pay_1' } });
  });

  it('that was changed, or signed by another, is refused', async () => {
    const payment = await paid();
    const id = there.disputes.open(refOf(payment));
    const { body, headers } = there.notice('payment.dispute.created', id);
    expect(await read({ headers, body: body.replace('chargeback', 'retrieval') })).toBeNull();
    const forged = { ...headers, 'x-razorpay-signature': 'f'.repeat(64) };
    expect(await read({ body, headers: forged })).toBeNull();
    const other = razorpay({ ...there.keys, webhookSecret: 'other' }, there.url);
    expect(await other.read(Buffer.from(body), new Headers(headers))).toBeNull();
  });
});
