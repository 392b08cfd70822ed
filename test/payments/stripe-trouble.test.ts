// Stripe's adapter when Stripe fails, and when somebody says to be Stripe.
import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Gateway, Known } from '#market/payments/gateways/gateway.ts';
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { giveUpOnSilence, knownOf, money, problemOf, refundOf, wishFor } from './wish.ts';

const price = money(1999, 'USD');
const TRIES = 3;
async function stage() {
  const there = await openStripe();
  const gateway = stripe(there.keys, there.url);
  const opened = async (): Promise<Known & { providerRef: string }> => {
    const wish = wishFor(price);
    const made = await gateway.open(wish);
    return { ...knownOf(wish, made), providerRef: made.providerRef };
  };
  const posts = (path: string) =>
    there.log.filter((sent) => sent.method === 'POST' && sent.path === path).length;
  return { there, gateway, opened, posts };
}

const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.concurrent.each(faults)('when Stripe answers with %s', spoilt);
describe('when Stripe does not answer at all', () => {
  beforeAll(giveUpOnSilence);
  afterAll(() => {
    vi.restoreAllMocks();
  });
  spoilt('hang', 'timeout');
});

function spoilt(fault: Fault, kind: string): void {
  it('a session is the same when it is opened again', async ({ expect: holds }) => {
    const { there, gateway, posts } = await stage();
    const wish = wishFor(price);
    there.fault('POST /v1/checkout/sessions', fault, TRIES);
    holds(await problemOf(() => gateway.open(wish))).toBe(kind);
    there.fault('POST /v1/checkout/sessions', fault);
    const made = await gateway.open(wish);
    const sessions = (await (
      await fetch(`${there.url}/v1/checkout/sessions`, {
        headers: { authorization: `Bearer ${there.keys.secretKey}` },
      })
    ).json()) as { data: { id: string }[] };
    holds([posts('/v1/checkout/sessions'), sessions.data.map(({ id }) => id)]).toEqual([
      TRIES + 2,
      [made.providerRef],
    ]);
    await there.close();
  });

  it('a payment is asked for again', async ({ expect: holds }) => {
    const { there, gateway, opened } = await stage();
    const known = await opened();
    there.pay(known.providerRef);
    there.fault('/v1/checkout/sessions/', fault, TRIES);
    holds(await problemOf(() => gateway.confirm(known, {}))).toBe(kind);
    holds(await gateway.confirm(known, {})).toMatchObject({ state: 'succeeded', received: price });
    await there.close();
  });

  it('a refund is made once', async ({ expect: holds }) => {
    const { there, gateway, opened } = await stage();
    const known = await opened();
    const wish = refundOf(price);
    there.pay(known.providerRef);
    const paid = {
      ...known,
      providerPaymentRef: (await gateway.checkPayment(known)).providerPaymentRef,
    };
    there.fault('POST /v1/refunds', fault, TRIES);
    holds(await problemOf(() => gateway.refund(paid, wish))).toBe(kind);
    const made = await gateway.refund(paid, wish);
    holds([made.state, await gateway.refund(paid, wish)]).toEqual(['succeeded', made]);
    holds(await problemOf(() => gateway.refund(paid, refundOf(money(1, 'USD'))))).toBe('rejected');
    await there.close();
  });
}

describe('an answer that is none', () => {
  it.each([
    'null',
    '[]',
    '"yes"',
    '1',
    '',
    '{}',
    '{"id":"cs_1"}',
    '{"id":"cs_1","status":"complete","payment_status":"maybe","amount_total":1,"currency":"usd","client_reference_id":null,"expires_at":1}',
  ])('%s is malformed', async (body) => {
    const { there, gateway, opened } = await stage();
    const known = await opened();
    const real = globalThis.fetch;
    const spy = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      );
    expect([
      await problemOf(() => gateway.checkPayment(known)),
      await problemOf(() => gateway.open(wishFor(price))),
    ]).toEqual(['malformed', 'malformed']);
    spy.mockRestore();
    expect(globalThis.fetch).toBe(real);
    await there.close();
  });
});

describe('a notice of Stripe', () => {
  let there: StripeStandIn;
  let gateway: Gateway;
  let known: Known & { providerRef: string };
  beforeAll(async () => {
    const staged = await stage();
    ({ there, gateway } = staged);
    known = await staged.opened();
    there.pay(known.providerRef);
  });
  afterAll(() => there.close());
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
  const fresh = () => there.notice('checkout.session.completed', known.providerRef);

  it('says which payment or refund it may be about', async () => {
    const { providerPaymentRef } = await gateway.checkPayment(known);
    const { providerRef: refundRef } = await gateway.refund(known, refundOf(price));
    const session = { providerRef: known.providerRef, key: known.key, providerPaymentRef };
    const said = async (kind: string, ref: string) => {
      const { body, headers } = there.notice(kind, ref);
      const notice = await read(body, headers);
      return [
        notice?.kind,
        notice?.about,
        notice?.eventId === (JSON.parse(body) as { id: string }).id,
      ];
    };
    expect(await said('checkout.session.completed', known.providerRef)).toEqual([
      'checkout.session.completed',
      session,
      true,
    ]);
    expect(await said('checkout.session.expired', known.providerRef)).toEqual([
      'checkout.session.expired',
      session,
      true,
    ]);
    expect(await said('refund.failed', refundRef)).toEqual([
      'refund.failed',
      { providerPaymentRef, refundRef },
      true,
    ]);
    expect(await said('payment_intent.succeeded', providerPaymentRef ?? '')).toEqual([
      'payment_intent.succeeded',
      { providerPaymentRef },
      true,
    ]);
    expect(await said('customer.created', 'cus_1')).toEqual(['customer.created', {}, true]);
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
        there.notice('checkout.session.completed', known.providerRef, later(-302)).headers,
      ),
    ).toBeNull();
  });

  it('is signed as the SDK signs', async () => {
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

  it('that is forged, changed, empty or said twice is nobody’s', async () => {
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

  it('opens no door where no secret was set', async () => {
    const { body } = fresh();
    const stamp = Math.floor(Date.now() / 1000);
    const forged = `t=${stamp},v1=${createHmac('sha256', '').update(`${stamp}.${body}`).digest('hex')}`;
    expect(await read(body, { 'stripe-signature': forged }, new Date(), '')).toBeNull();
    expect(await read(body, fresh().headers, new Date(), '')).toBeNull();
  });

  it('is sent by the stand-in over HTTP, whole or changed on its way', async () => {
    const heard: (string | null)[] = [];
    const door = await (
      await import('../stand-ins/gateways/stand-in.ts')
    ).standIn(async ({ raw, headers }) => {
      const notice = await gateway.read(raw, new Headers(headers));
      heard.push(notice?.kind ?? null);
      return { status: notice ? 200 : 400, json: {} };
    });
    there.webhook = door.url;
    expect(
      await there.notify('checkout.session.completed', known.providerRef, { times: 3 }),
    ).toEqual([200, 200, 200]);
    expect(
      await there.notify('checkout.session.completed', known.providerRef, { corrupt: true }),
    ).toEqual([400]);
    expect(heard).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'checkout.session.completed',
      null,
    ]);
    await door.close();
  });
});
