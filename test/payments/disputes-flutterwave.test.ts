// Flutterwave's chargebacks, as the shop understands them, and other possible answers.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway, PaymentToFind } from '#market/payments/gateways/gateway.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { openFlutterwave, type FlutterwaveStandIn } from '../stand-ins/gateways/flutterwave.ts';
import { chargebacks } from './flutterwave-shapes.ts';
import { disputesOf } from './dispute-answers.ts';
import { money, payer, problemOf, refundOf } from './wish.ts';

let there: FlutterwaveStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openFlutterwave();
  gateway = flutterwave(there.keys, there.url);
});
afterAll(() => there.close());
afterEach(() => {
  Object.assign(there.disputes, { perPage: 100, forbidden: false, spoil: null });
  there.mend();
});

const naira = money(1_299_990, 'NGN');
const due = new Date('2026-12-05T15:59:59.000Z');
const { paid } = payer(
  () => ({ gateway, there }),
  naira,
  ({ key }) => key,
);
const disputesNow = (payment: PaymentToFind) => disputesOf(gateway, payment);

describe('a chargeback at Flutterwave', () => {
  it('takes the amount, and gives it back when it is won', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.key, { due });
    expect(await disputesNow(payment)).toEqual([
      {
        providerRef: id,
        amount: naira,
        reason: 'Product/service not received',
        dueBy: due,
        status: 'initiated new',
        state: 'needs-response',
        movements: [],
      },
    ]);
    there.disputes.hold(id);
    const held = { providerRef: `${id}-taken`, kind: 'hold', amount: naira };
    expect(await disputesNow(payment)).toMatchObject([
      { state: 'needs-response', movements: [held] },
    ]);
    there.disputes.answer(id);
    const underReview = { state: 'under-review', dueBy: null, movements: [held] };
    expect(await disputesNow(payment)).toMatchObject([underReview]);
    there.disputes.end(id, 'won');
    const back = { providerRef: `${id}-returned`, kind: 'release', amount: naira };
    expect(await disputesNow(payment)).toMatchObject([{ state: 'won', movements: [held, back] }]);
  });

  it.each([
    ['initiated', 'needs-response', due],
    ['pending', 'needs-response', due],
    ['accepted', 'lost', null],
    ['declined', 'under-review', null],
    ['won', 'won', null],
    ['lost', 'lost', null],
    ['a-new-word', 'under-review', null],
  ] as const)('is %s there and %s here', async (word, state, dueBy) => {
    const payment = await paid();
    const id = there.disputes.open(payment.key, { due });
    Object.assign(there.disputes.find(id) ?? {}, { word });
    expect(await disputesNow(payment)).toMatchObject([{ status: `${word} new`, state, dueBy }]);
  });

  it('of a part, or in a currency without decimals, is counted in its own units', async () => {
    const payment = await paid(money(25_000, 'UGX'));
    const id = there.disputes.open(payment.key, { minor: 1_000 });
    there.disputes.end(id, 'lost');
    const amount = money(1_000, 'UGX');
    const movements = [{ kind: 'hold', amount }];
    expect(await disputesNow(payment)).toMatchObject([{ amount, state: 'lost', movements }]);
  });

  it('is found on any page of the list, and no other transaction’s is', async () => {
    const payment = await paid();
    const other = await paid();
    there.disputes.perPage = 2;
    const ids = [100, 200, 300, 400, 500].map((minor) =>
      there.disputes.open(payment.key, { minor }),
    );
    there.disputes.open(other.key);
    expect((await disputesNow(payment)).map(({ providerRef }) => providerRef)).toEqual(
      ids.toReversed(),
    );
    there.disputes.spoil = (one) => ({ ...one, transaction_id: 7 });
    expect(await disputesNow(payment)).toEqual([]);
  });

  it.each([
    [{ id: null }],
    [{ amount: 'much' }],
    [{ amount: 1.005 }],
    [{ amount: -5 }],
    [{ status: null }],
    [{ transaction_id: undefined }],
  ])('of another shape is not known, and others are: %o', async (wrong) => {
    const payment = await paid();
    there.disputes.open(payment.key);
    const good = there.disputes.open(payment.key);
    const isGood = (one: object) => 'id' in one && `${one.id}` === good;
    there.disputes.spoil = (one) => (isGood(one) ? one : { ...one, ...wrong });
    expect(await disputesNow(payment)).toMatchObject([{ providerRef: good }]);
  });

  it.each([
    [{ due_date: 'soon' }, null],
    [{ due_date: null }, null],
    [{ meta: 'none' }, due],
    [{ comment: 7, stage: [] }, due],
  ])('with less is known all the same: %o', async (less, dueBy) => {
    const payment = await paid();
    const id = there.disputes.open(payment.key, { due });
    there.disputes.spoil = (one) => ({ ...one, ...less });
    const state = 'needs-response';
    expect(await disputesNow(payment)).toMatchObject([
      { providerRef: id, state, dueBy, movements: [] },
    ]);
  });

  const answers = ['forbidden', 'html', 'huge'] as const;
  it.each(answers)('is not known for %s; refunds are', async (answer) => {
    const payment = await paid();
    await gateway.refund(payment, refundOf(money(700, 'NGN')));
    there.disputes.open(payment.key);
    if (answer === 'forbidden') there.disputes.forbidden = true;
    else there.fault('GET /v3/chargebacks', answer, 2);
    expect(await gateway.follow(payment)).toMatchObject({
      refunds: [{ amount: 700 }],
      disputes: [],
    });
  });

  it('that Flutterwave does not answer about changes nothing', async () => {
    const payment = await paid();
    there.fault('GET /v3/chargebacks', 'error', 2);
    expect(await problemOf(() => gateway.follow(payment))).toBe('unavailable');
  });

  it('has the fields of Flutterwave’s documentation, and others are noticed', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.key, { due });
    there.disputes.hold(id);
    there.disputes.end(id, 'lost');
    const headers = { authorization: `Bearer ${there.keys.secretKey}` };
    const path = `/chargebacks?id=${payment.providerPaymentRef}&page=1`;
    const answer = await fetch(`${there.url}${path}`, { headers });
    const list = (await answer.json()) as { data: object[] };
    expect([chargebacks(list), chargebacks.errors]).toEqual([true, null]);
    expect(list.data).toHaveLength(1);
    for (const wrong of [{ status: 'gone' }, { amount: '1.00' }, { due_date: 7 }]) {
      expect(chargebacks({ ...list, data: [{ ...list.data[0], ...wrong }] })).toBe(false);
    }
  });
});

it('Iyzico is asked for no disputes and reports none', async () => {
  const stand = await openIyzico();
  const own = iyzico(stand.keys, stand.url, '11111111111');
  const at = { gateway: own, there: stand };
  const lira = money(1_999, 'TRY');
  const payment = await payer(
    () => at,
    lira,
    ({ providerRef }) => providerRef,
  ).paid();
  expect(await own.follow(payment)).toEqual({ returned: null, refunds: [], disputes: [] });
  expect(stand.disputes).toBeNull();
  await stand.close();
});
