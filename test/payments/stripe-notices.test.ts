// Notices of Stripe, and of impostors.
import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { standIn } from '../stand-ins/gateways/stand-in.ts';
import { openAdapter, price } from './stripe-set-up.ts';
import { refundOf } from './wish.ts';

const { there, gateway, opened } = await openAdapter();
const payment = await opened();
there.pay(payment.providerRef);
afterAll(() => there.close());

describe('a notice of Stripe', () => {
  const read = (
    body: string | Uint8Array,
    headers: Record<string, string>,
    at = new Date(),
    webhookSecret = there.keys.webhookSecret,
  ) =>
    stripe({ ...there.keys, webhookSecret }, there.url, () => at).read(
      Buffer.from(body),
      new Headers(headers),
    );
  const fresh = () => there.notice('checkout.session.completed', payment.providerRef);

  it('says which payment or refund it may be about', async () => {
    const { providerPaymentRef } = await gateway.checkPayment(payment);
    const { providerRef: refundRef } = await gateway.refund(payment, refundOf(price));
    const session = { providerRef: payment.providerRef, key: payment.key, providerPaymentRef };
    const readNotice = async (kind: string, ref: string) => {
      const { body, headers } = there.notice(kind, ref);
      const notice = await read(body, headers);
      return [
        notice?.kind,
        notice?.about,
        notice?.eventId === (JSON.parse(body) as { id: string }).id,
      ];
    };
    expect(await readNotice('checkout.session.completed', payment.providerRef)).toEqual([
      'checkout.session.completed',
      session,
      true,
    ]);
    expect(await readNotice('checkout.session.expired', payment.providerRef)).toEqual([
      'checkout.session.expired',
      session,
      true,
    ]);
    expect(await readNotice('refund.failed', refundRef)).toEqual([
      'refund.failed',
      { providerPaymentRef, refundRef },
      true,
    ]);
    expect(await readNotice('payment_intent.succeeded', providerPaymentRef ?? '')).toEqual([
      'payment_intent.succeeded',
      { providerPaymentRef },
      true,
    ]);
    expect(await readNotice('customer.created', 'cus_1')).toEqual(['customer.created', {}, true]);
  });

  it('is believed for five minutes', async () => {
    const { body, headers } = fresh();
    const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
    expect([await read(body, headers, later(295)), await read(body, headers, later(302))]).toEqual([
      expect.objectContaining({ kind: 'checkout.session.completed' }),
      null,
    ]);
    expect(
      await read(
        body,
        there.notice('checkout.session.completed', payment.providerRef, later(-302)).headers,
      ),
    ).toBeNull();
  });

  it('is signed as Stripe’s own SDK signs', async () => {
    const { body } = fresh();
    const sign = (secret: string, payload = body) => ({
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    });
    expect(await read(body, sign(there.keys.webhookSecret))).not.toBeNull();
    expect(await read(body, sign('whsec_other'))).toBeNull();
    expect(await read(body, sign(there.keys.webhookSecret, `${body} `))).toBeNull();
    const { body: own, headers } = fresh();
    expect(
      Stripe.webhooks.constructEvent(
        own,
        headers['stripe-signature'] ?? '',
        there.keys.webhookSecret,
      ).type,
    ).toBe('checkout.session.completed');
  });

  it('with two signatures, while a secret is changed, is believed for either', async () => {
    const { body, headers } = fresh();
    const good = headers['stripe-signature'] ?? '';
    const [stamp, own] = good.split(',');
    expect(
      await read(body, { 'stripe-signature': `${stamp},v1=${'0'.repeat(64)},${own}` }),
    ).not.toBeNull();
    expect(
      await read(body, { 'stripe-signature': `${stamp},v1=${'0'.repeat(64)},v0=${own?.slice(3)}` }),
    ).toBeNull();
  });

  it('that is forged, changed, empty or signed twice is refused', async () => {
    const { body, headers } = fresh();
    const good = headers['stripe-signature'] ?? '';
    const stamp = good.split(',')[0] ?? '';
    const none = `${stamp},v1=${'0'.repeat(64)}`;
    for (const forged of [
      '',
      'x',
      none,
      good.toUpperCase(),
      `${stamp},v1=`,
      good.replace(/t=\d+/, 't=0'),
      good.replace(/t=\d+/, 't='),
      `${good}, ${good}`,
      good.replace('v1', 'v0'),
      good.slice(0, -1),
      `${good}0`,
    ]) {
      expect(await read(body, { 'stripe-signature': forged }), forged).toBeNull();
    }
    expect(await read(body, {})).toBeNull();
    for (const changed of [
      '',
      ` ${body}`,
      `${body}\n`,
      body.replace('1999', '1'),
      Uint8Array.from([255, 254]),
    ])
      expect(await read(changed, headers)).toBeNull();
    for (const empty of ['[]', 'null', '{', '{}', '{"id":"evt_1","type":"x","data":{}}'])
      expect(
        await read(empty, {
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({
            payload: empty,
            secret: there.keys.webhookSecret,
          }),
        }),
        empty,
      ).toBeNull();
  });

  it('is refused where no secret is set', async () => {
    const { body } = fresh();
    const stamp = Math.floor(Date.now() / 1000);
    const hash = createHmac('sha256', '').update(`${stamp}.${body}`).digest('hex');
    const forged = `t=${stamp},v1=${hash}`;
    expect(await read(body, { 'stripe-signature': forged }, new Date(), '')).toBeNull();
    expect(await read(body, fresh().headers, new Date(), '')).toBeNull();
  });

  it('that is changed on its way is refused', async () => {
    const readKinds: (string | null)[] = [];
    const door = await standIn(async ({ raw, headers }) => {
      const notice = await gateway.read(raw, new Headers(headers));
      readKinds.push(notice?.kind ?? null);
      return { status: notice ? 200 : 400, json: {} };
    });
    there.webhook = door.url;
    expect(
      await there.notify('checkout.session.completed', payment.providerRef, { times: 3 }),
    ).toEqual([200, 200, 200]);
    expect(
      await there.notify('checkout.session.completed', payment.providerRef, { corrupt: true }),
    ).toEqual([400]);
    expect(readKinds).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'checkout.session.completed',
      null,
    ]);
    await door.close();
  });
});
