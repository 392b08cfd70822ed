// PayPal's disputes, as the shop understands them.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { PaymentToFind } from '#market/payments/gateways/gateway.ts';
import { makeCertificate } from '../stand-ins/gateways/certificate.ts';
import { disputeDetails, disputeList } from './paypal-dispute-shapes.ts';
import { claims, due, inquiries, unreadable } from './paypal-dispute-words.ts';
import { openAdapter } from './paypal-set-up.ts';
import { changed, disputesOf } from './dispute-answers.ts';
import { money, problemOf, refundOf } from './wish.ts';

const price = money(5_000, 'USD');
const { there, gateway, paid } = await openAdapter(price);
afterAll(() => there.close());
afterEach(() => {
  Object.assign(there.disputes, { perPage: 100, forbidden: false, spoil: null });
});

const disputesNow = (payment: PaymentToFind) => disputesOf(gateway, payment);
const as = (id: string, fields: object) => Object.assign(there.disputes.find(id) ?? {}, fields);

describe('a dispute at PayPal', () => {
  it('begins as an inquiry, becomes a claim, and gives the money back when won', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { inquiry: true, due });
    const opened = {
      providerRef: id,
      amount: price,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      dueBy: due,
      status: 'WAITING_FOR_SELLER_RESPONSE',
      movements: [],
    };
    expect(await disputesNow(payment)).toEqual([{ ...opened, state: 'inquiry' }]);
    there.disputes.demandEvidence(id, due);
    there.disputes.hold(id, { minor: 4_800 });
    const held = { kind: 'hold', amount: money(4_800, 'USD') };
    const needsResponse = { state: 'needs-response', dueBy: due, movements: [held] };
    expect(await disputesNow(payment)).toMatchObject([needsResponse]);
    there.disputes.answer(id);
    const underReview = { state: 'under-review', dueBy: null, movements: [held] };
    expect(await disputesNow(payment)).toMatchObject([underReview]);
    there.disputes.end(id, 'won');
    expect(await disputesNow(payment)).toMatchObject([
      {
        state: 'won',
        status: 'RESOLVED RESOLVED_SELLER_FAVOUR',
        dueBy: null,
        movements: [held, { kind: 'release', amount: money(4_800, 'USD') }],
      },
    ]);
  });

  it('that is lost releases what was held, then takes all of it and a fee', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    there.disputes.hold(id, { minor: 4_800 });
    there.disputes.release(id, { minor: 4_800 });
    there.disputes.hold(id, { fee: 2_000 });
    there.disputes.end(id, 'lost');
    const [one] = await disputesNow(payment);
    expect(one).toMatchObject({
      state: 'lost',
      movements: [
        { kind: 'hold', amount: money(4_800, 'USD') },
        { kind: 'release', amount: money(4_800, 'USD') },
        { kind: 'hold', amount: price },
        { kind: 'fee', amount: money(2_000, 'USD') },
      ],
    });
    expect(new Set(one?.movements.map(({ providerRef }) => providerRef)).size).toBe(4);
    expect(await disputesNow(payment)).toEqual([one]);
  });

  it('names its movements apart from one another, in whatever order they are listed', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    for (const minor of [100, 100, 200]) there.disputes.hold(id, { minor });
    const dispute = there.disputes.find(id);
    const at = new Date(due);
    for (const move of dispute?.moves ?? []) move.at = at;
    const namesOf = async () =>
      ((await disputesNow(payment))[0]?.movements ?? [])
        .map(({ providerRef, amount }) => `${providerRef} ${amount.minor}`)
        .sort();
    const before = await namesOf();
    expect(new Set(before).size).toBe(3);
    dispute?.moves.reverse();
    expect(await namesOf()).toEqual(before);
  });

  it.each(claims)('with PayPal’s status %s is %s in the shop', async (word, state, dueBy) => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { due });
    as(id, { word });
    expect(await disputesNow(payment)).toMatchObject([{ status: word, state, dueBy }]);
  });

  it.each(inquiries)(
    'that is an inquiry with PayPal’s status %s is %s in the shop',
    async (word, state) => {
      const payment = await paid();
      const id = there.disputes.open(payment.providerRef, { inquiry: true });
      as(id, { word });
      expect(await disputesNow(payment)).toMatchObject([{ state }]);
    },
  );

  it('that PayPal paid itself is won, unless the seller paid', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    as(id, { word: 'RESOLVED RESOLVED_WITH_PAYOUT' });
    there.disputes.hold(id);
    expect(await disputesNow(payment)).toMatchObject([{ state: 'lost' }]);
    there.disputes.release(id);
    expect(await disputesNow(payment)).toMatchObject([{ state: 'won' }]);
  });

  it.each([[money(5_000, 'JPY')], [money(17_500, 'HUF')], [money(1_999, 'EUR')]])(
    'in %o is counted as that currency is',
    async (amount) => {
      const payment = await paid(amount);
      const id = there.disputes.open(payment.providerRef);
      there.disputes.hold(id);
      expect(await disputesNow(payment)).toMatchObject([
        { amount, movements: [{ kind: 'hold', amount }] },
      ]);
    },
  );

  it('keeps the currency in which the balance was moved', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    there.disputes.hold(id);
    const euros = { currency_code: 'EUR', value: '43.10' };
    there.disputes.spoil = (one) => changed(one, ['money_movements', 0], { amount: euros });
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
    const found = (await disputesNow(payment)).map(({ providerRef }) => providerRef);
    expect(found).toEqual(ids.toReversed());
    const another = { seller_transaction_id: 'OTHER' };
    there.disputes.spoil = (one) => changed(one, ['disputed_transactions', 0], another);
    expect(await disputesNow(payment)).toEqual([]);
  });

  it('is found when PayPal has forgotten its order', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    there.forget(payment.providerRef);
    expect(await disputesNow(payment)).toMatchObject([{ providerRef: id }]);
    const nameless = { ...payment, providerRef: null };
    expect(await problemOf(() => gateway.follow(nameless))).toBe('rejected');
  });

  it('is unknown to an app without the permission, which still learns of refunds', async () => {
    const payment = await paid();
    await gateway.refund(payment, refundOf(money(700, 'USD')));
    there.disputes.open(payment.providerRef);
    there.disputes.forbidden = true;
    expect(await gateway.follow(payment)).toMatchObject({
      refunds: [{ amount: 700 }],
      disputes: [],
    });
  });

  it.each(unreadable)('that can not be understood is no answer: %o', async (wrong) => {
    const payment = await paid();
    there.disputes.open(payment.providerRef);
    there.disputes.spoil = (one) => ({ ...one, ...wrong });
    expect(await problemOf(() => gateway.follow(payment))).toBe('malformed');
  });

  it.each([
    ['error', 'unavailable'],
    ['html', 'malformed'],
  ] as const)('that PayPal answers with %s changes nothing', async (fault, problem) => {
    const payment = await paid();
    there.fault('GET /v1/customer/disputes', fault, 2);
    expect(await problemOf(() => gateway.follow(payment))).toBe(problem);
    there.mend();
  });

  it('has the fields of PayPal’s description, and others are noticed', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef, { due });
    there.disputes.hold(id, { fee: 2_000 });
    there.disputes.end(id, 'lost');
    const { body } = there.notice('CUSTOMER.DISPUTE.RESOLVED', id);
    const { resource } = JSON.parse(body) as { resource: object };
    const before = there.log.length;
    await disputesNow(payment);
    const requests = there.log.slice(before).filter(({ path }) => path.includes('disputes'));
    const answers = await Promise.all(
      requests.map(async ({ path, headers: { authorization = '' } }) =>
        (await fetch(`${there.url}${path}`, { headers: { authorization } })).json(),
      ),
    );
    expect([disputeList(answers[0]), disputeList.errors]).toEqual([true, null]);
    for (const one of [answers[1], resource]) {
      expect([disputeDetails(one), disputeDetails.errors]).toEqual([true, null]);
    }
    const wrong = [
      { status: 'DONE' },
      { dispute_amount: { value: '1.00' } },
      { money_movements: [] },
      { dispute_id: 'a b' },
    ];
    for (const fields of wrong) {
      expect(disputeDetails({ ...resource, ...fields }), JSON.stringify(fields)).toBe(false);
    }
  });
});

describe('a notice of a dispute', () => {
  const read = (notice: { body: string; headers: Record<string, string> }) =>
    gateway.read(Buffer.from(notice.body), new Headers(notice.headers));

  const words = ['CREATED', 'UPDATED', 'RESOLVED'];
  it.each(words)('CUSTOMER.DISPUTE.%s leads to its capture', async (word) => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    expect(await read(there.notice(`CUSTOMER.DISPUTE.${word}`, id))).toEqual({
      eventId: expect.stringMatching(/^WH-/),
      kind: `CUSTOMER.DISPUTE.${word}`,
      about: { providerPaymentRef: payment.providerPaymentRef },
    });
  });

  it('that was changed, or signed by another, is refused', async () => {
    const payment = await paid();
    const id = there.disputes.open(payment.providerRef);
    const kind = 'CUSTOMER.DISPUTE.CREATED';
    const notice = there.notice(kind, id);
    const body = notice.body.replace('NOT_RECEIVED', 'UNAUTHORISED');
    expect(await read({ ...notice, body })).toBeNull();
    expect(await read(there.signed(kind, id, { certificate: makeCertificate() }))).toBeNull();
    expect(await read(there.signed(kind, id, { webhookId: 'WH-OTHER' }))).toBeNull();
  });
});
