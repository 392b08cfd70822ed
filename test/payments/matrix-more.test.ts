// More of the matrix: late, old, changed or excessive payments, and who pays.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeProduct } from '../make.ts';
import { standIn } from '../stand-ins/gateways/stand-in.ts';
import { openPaypal, type PaypalStandIn } from '../stand-ins/gateways/paypal.ts';
import { openAtShop, type AtShop } from './at-shop.ts';
import { paidOnce, standing, until } from './order-standing.ts';
import { comeBack, placeAt } from './buyers.ts';
import { cases } from './cases.ts';
import { postNotice } from './post-notice.ts';
import { expectNoSecrets } from './secrets.ts';

const AGO = (days: number) => new Date(Date.now() - days * 86_400_000);
const eventsOf = ({ base }: AtShop, payment: number) =>
  base.db
    .selectFrom('payment_events')
    .select('event_id')
    .where('payment_id', '=', payment)
    .execute();

const NAMES = [
  ['Arabic', 'عبد الرحمن بن محمد الخوارزمي', 'طقم أكواب شاي مذهّب'],
  ['Hindi', 'श्रीमती लक्ष्मी देवी', 'हाथ से बुनी रेशमी साड़ी'],
  ['120 and 200 letters', 'Ünal-'.repeat(24), 'Çini tabak '.repeat(18).slice(0, 200)],
  ['emoji', 'Zoë 👩‍👩‍👧‍👦🛍️', '🧦🧦 Socks 🇹🇷'],
  ['quotes and angles', `O'Neil "<b>&amp;"`, `</title><script>alert("1")</script>'"--`],
] as const;

describe.each(cases)('$name', ({ name, open, paid, opening }) => {
  let at: AtShop;
  beforeAll(async () => {
    at = await openAtShop(name, open);
  });
  afterAll(async () => {
    if (at) await expectNoSecrets([at]);
    await at?.close();
  });
  afterEach(async () => {
    at.there.alter(null);
    expect(await auditMarket(at.base.db)).toEqual([]);
  });

  it('puts more than was asked for before staff; at Flutterwave it is enough', async () => {
    const order = await placeAt(at);
    const back = at.there.pay(order.ref);
    at.there.alter({ amount: order.total + 500 });
    await comeBack(back);
    await comeBack(back);
    expect(await at.there.notify(paid, order.ref)).toEqual([200]);
    const surplus = {
      done: true,
      paid: order.total + 500,
      refunded: 0,
      payments: [{ state: 'succeeded', reason: 'surplus' }],
      refunds: [],
    };
    await until(
      at,
      order,
      name === 'flutterwave'
        ? surplus
        : { done: false, paid: 0, payments: [{ state: 'review', reason: 'amount' }], refunds: [] },
    );
    expect(
      await at.base.db
        .selectFrom('payments')
        .select('received')
        .where('id', '=', order.payment)
        .executeTakeFirst(),
    ).toEqual({ received: order.total + 500 });
  });
  it('stores a notice once that was signed long ago and comes again', async () => {
    const order = await placeAt(at);
    at.there.pay(order.ref);
    const old =
      name === 'stripe'
        ? at.there.notice(paid, order.ref)
        : at.there.notice(paid, order.ref, AGO(2));
    for (let time = 0; time < 3; time++) expect(await postNotice(at, old)).toBe(200);
    await until(at, order, paidOnce(order));
    expect(await eventsOf(at, order.payment)).toHaveLength(1);
  });
  it('pays an open order after the page’s time, also when it had been given up', async () => {
    const [late, later] = [await placeAt(at), await placeAt(at)];
    await at.base.db
      .updateTable('payments')
      .set({ expires_at: AGO(1) })
      .where('id', 'in', [late.payment, later.payment])
      .execute();
    await at.base.db
      .updateTable('payments')
      .set({ state: 'expired' })
      .where('id', '=', later.payment)
      .execute();
    await comeBack(at.there.pay(late.ref));
    at.there.pay(later.ref);
    expect(await at.there.notify(paid, later.ref)).toEqual([200]);
    for (const order of [late, later]) await until(at, order, paidOnce(order));
  });
  it.each(NAMES)(
    'shows its page to a buyer with a name in %s, who pays',
    async (_, buyer, thing) => {
      const product = await makeProduct(at.base.db, { name: thing });
      const order = await placeAt(at, { product, name: buyer, city: buyer.slice(0, 120) });
      const sent =
        (at.there.log.findLast(({ method, path }) => `${method} ${path}`.startsWith(opening))
          ?.body ?? '') + JSON.stringify(order.action);
      if (name !== 'stripe' && name !== 'paypal')
        // those two do not learn the buyer's name
        expect(sent).toContain(buyer.split(' ')[0]?.slice(0, 30));
      await comeBack(at.there.pay(order.ref));
      expect(await standing(at, order.id)).toMatchObject(paidOnce(order));
      expect(await at.there.notify(paid, order.ref)).toEqual([200]);
    },
  );
});

describe('a notice that proves nothing', () => {
  it('of Stripe is refused when signed 301 seconds ago, and taken when younger', async () => {
    const [stripe] = cases.filter(({ name }) => name === 'stripe');
    const at = await openAtShop(
      'stripe',
      stripe?.open ?? (() => Promise.reject(new Error('no Stripe'))),
    );
    const order = await placeAt(at);
    const before = (seconds: number) =>
      at.there.notice(
        'checkout.session.completed',
        order.ref,
        new Date(Date.now() - seconds * 1000),
      );
    at.there.pay(order.ref);
    expect(await postNotice(at, before(301))).toBe(400);
    expect([await eventsOf(at, order.payment), (await standing(at, order.id)).done]).toEqual([
      [],
      false,
    ]);
    expect(await postNotice(at, before(295))).toBe(200);
    await until(at, order, paidOnce(order));
    await at.close();
  });

  describe('of PayPal', () => {
    let at: AtShop;
    let there: PaypalStandIn;
    beforeAll(async () => {
      at = await openAtShop('paypal', async () => {
        there = await openPaypal();
        return there;
      });
    });
    afterAll(() => at?.close());
    const captures = () =>
      there.log.filter(({ method, path }) => method === 'POST' && path.endsWith('/capture')).length;

    it('is refused for another webhook, or with a certificate from elsewhere', async () => {
      const order = await placeAt(at);
      const elsewhere = await standIn(async () => ({ html: 'a certificate of anybody’s' }));
      const { signed } = there;
      const certificateRequests = () =>
        there.log.filter(({ path }) => path.includes('/certs/')).length;
      there.pay(order.ref);
      const certUrls = [
        `${elsewhere.url}/v1/notifications/certs/CERT-1`,
        'https://api.paypal.com.evil.example/cert',
        'https://evil.example/paypal.com',
        'https://paypal.com@evil.example/',
        'file:///etc/hostname',
        `${there.url.replace('127.0.0.1', 'localhost')}/v1/notifications/certs/CERT-standin`,
      ];
      for (const certUrl of certUrls)
        expect(
          await postNotice(at, signed('CHECKOUT.ORDER.APPROVED', order.ref, { certUrl })),
          certUrl,
        ).toBe(400);
      expect([elsewhere.log, certificateRequests()]).toEqual([[], 0]);
      expect(
        await postNotice(
          at,
          signed('CHECKOUT.ORDER.APPROVED', order.ref, { webhookId: 'WH-SOMEBODYELSES' }),
        ),
      ).toBe(400);
      expect([
        certificateRequests(),
        await eventsOf(at, order.payment),
        captures(),
        (await standing(at, order.id)).done,
      ]).toEqual([1, [], 0, false]);
      await elsewhere.close();
    });
    it('asks once for a new token when its token ends before the capture', async () => {
      const order = await placeAt(at);
      const tokenRequests = () =>
        there.log.filter(({ path }) => path === '/v1/oauth2/token').length;
      const before = tokenRequests();
      const taken = captures();
      there.expireTokens();
      await comeBack(there.pay(order.ref));
      expect(await standing(at, order.id)).toMatchObject(paidOnce(order));
      expect([tokenRequests() - before, captures() - taken, there.made(order.key)]).toEqual([
        1,
        1,
        { opened: 1, received: order.total, back: [] },
      ]);
    });
  });
});
