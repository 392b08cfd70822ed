// Money that a client let a shopper pay in the gateway's own window, outside the shop's payment: it
// counts once the gateway confirms that it is the shop's, and only once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { hasten } from './at-shop.ts';
import { cancelAt, placeAt, type Waiting } from './buyers.ts';
import { checkNow, followNow } from './checks.ts';
import { standing, until } from './order-standing.ts';
import { claimsOf, openAtWindow, tellings, windows, type AtWindow } from './window-set-up.ts';

const HOUR_MS = 3_600_000;
/** The API's answer if nothing is paid: status 201 with a text. */
const notPaid = (text: string) => ({
  http: 200,
  status: 201,
  data: { form: [expect.stringContaining(text)] },
});
const paid = { http: 200, status: 200, data: { payment_done: 1, action: null } };
const NOTHING = 'haven’t received any money';
const UNFIT = 'doesn’t fit this order';

describe.each(windows)('a payment in the own window of $name', (gateway) => {
  let at: AtWindow;
  beforeAll(async () => {
    at = await openAtWindow(gateway);
  });
  afterAll(() => at?.close());
  afterEach(async () => {
    at.there.alter(null);
    at.there.mend();
    expect(await auditMarket(at.base.db)).toEqual([]);
  });
  /** The order in the state after any other payment, and the claimed payment. */
  const stands = async (order: Waiting) => {
    const { done, paid: money, total, paidEvents, refunds } = await standing(at, order.id);
    return { done, whole: money === total, paidEvents, refunds: refunds.length };
  };
  const once = { done: true, whole: true, paidEvents: 1, refunds: 0 };
  const unpaid = { done: false, whole: false, paidEvents: 0, refunds: 0 };

  it('pays the order once, however often and from however many places it is claimed', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order);
    const answers = await Promise.all([1, 2, 3].map(() => at.claim(order, ref)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await at.claim(order, ref)).toMatchObject(paid);
    expect(await stands(order)).toEqual(once);
    expect(await claimsOf(at, order)).toMatchObject([{ state: 'succeeded', provider_ref: ref }]);
  });

  it('is refunded by the shop, and a refund made there is found, as with any other', async () => {
    const [one, other] = [await placeAt(at), await placeAt(at)];
    const refs = [at.pay(one), at.pay(other, { echo: 'of the client' })];
    await at.claim(one, refs[0]);
    await at.claim(other, refs[1]);
    await cancelAt(at, one);
    await until(at, one, { refunded: one.total, refunds: [{ state: 'succeeded' }] });
    const [claim] = await claimsOf(at, other);
    at.there.refundThere(
      gateway.name === 'paypal' ? (refs[1] ?? '') : 'of the client',
      other.total,
    );
    await followNow(at, { ...other, payment: claim?.id ?? 0 });
    await until(at, other, { refunded: other.total });
  });

  it('pays one of two orders that claim it in the same moment, and never a third', async () => {
    const orders = [await placeAt(at), await placeAt(at), await placeAt(at)];
    const [first, second, third] = orders;
    if (!first || !second || !third) throw new Error('Three orders were placed.');
    const ref = at.pay(first);
    await Promise.all([first, second].map((order) => at.claim(order, ref)));
    expect(await at.claim(third, ref)).toMatchObject(
      notPaid('already been used for another order'),
    );
    const all = await Promise.all(orders.map(stands));
    expect(all.filter(({ done }) => done)).toEqual([once]);
    expect((await Promise.all(orders.map((order) => claimsOf(at, order)))).flat()).toHaveLength(1);
  });

  it.each([
    ['less', { minor: 1 }, 'amount'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['from before the order', { at: new Date(Date.now() - HOUR_MS) }, 'before-order'],
  ])('that does not fit waits for the owner, who is told: %s', async (_, other, reason) => {
    const order = await placeAt(at);
    const ref = at.pay(order, other);
    expect(await at.claim(order, ref)).toMatchObject(notPaid(UNFIT));
    expect(await at.claim(order, ref)).toMatchObject(notPaid(UNFIT));
    expect(await stands(order)).toEqual(unpaid);
    expect(await claimsOf(at, order)).toMatchObject([{ state: 'review', reason }]);
    expect(await tellings(at, order)).toBe(1);
  });

  it('is refunded when its order was cancelled', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order);
    await cancelAt(at, order);
    expect(await at.claim(order, ref)).toMatchObject(
      notPaid('arrived after this order was cancelled'),
    );
    await until(at, order, { refunds: [{ amount: order.total, state: 'succeeded' }] });
    expect(await claimsOf(at, order)).toMatchObject([{ state: 'review', reason: 'order-closed' }]);
  });

  it('is refunded when its order was paid already, whatever its amount', async () => {
    const order = await placeAt(at);
    await at.claim(order, at.pay(order));
    expect(await at.claim(order, at.pay(order, { minor: 700 }))).toMatchObject(paid);
    await until(at, order, {
      done: true,
      paidEvents: 1,
      refunds: [{ amount: 700, state: 'succeeded' }],
    });
  });

  it('that the gateway is not sure of is checked until it is', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order, { state: 'pending', echo: 'a slow one' });
    expect(await at.claim(order, ref)).toMatchObject(notPaid('still checking'));
    const [claim] = await claimsOf(at, order);
    expect([claim?.state, await stands(order)]).toEqual(['processing', unpaid]);
    at.there.release(gateway.name === 'paypal' ? ref : 'a slow one');
    await checkNow(at, { ...order, payment: claim?.id ?? 0 });
    expect(await stands(order)).toEqual(once);
  });

  it('is checked again when the gateway is silent', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order);
    at.there.fault(gateway.asking, 'error', 4);
    expect(await at.claim(order, ref)).toMatchObject(notPaid('isn’t responding'));
    at.there.mend();
    await hasten(at);
    await until(at, order, { done: true, paidEvents: 1 });
    expect(await stands(order)).toEqual(once);
  });

  it('is not believed when the gateway answers with another one', async () => {
    const [order, other] = [await placeAt(at), await placeAt(at)];
    const ref = at.pay(order);
    at.there.alter({ id: at.pay(other) });
    expect(await at.claim(order, ref)).toMatchObject(notPaid('isn’t responding'));
    expect([await stands(order), await claimsOf(at, order)]).toEqual([unpaid, []]);
  });

  it('cannot be claimed when the shop opened it for another order', async () => {
    const [victim, thief] = [await placeAt(at), await placeAt(at)];
    const back = at.there.pay(victim.ref);
    const ref = back.fields.transaction_id ?? victim.ref;
    expect((await at.claim(thief, ref)).status).toBe(201);
    expect([await stands(thief), await claimsOf(at, thief)]).toEqual([unpaid, []]);
    expect(await at.claim(victim, ref)).toMatchObject(paid);
    expect([await stands(victim), await claimsOf(at, victim)]).toEqual([once, []]);
  });

  it.each(['1', 'tok_visa', '9'.repeat(15), 'A'.repeat(17), '../../v1/me', 'x'.repeat(500)])(
    'that the gateway has not is nothing: %s',
    async (ref) => {
      const order = await placeAt(at);
      expect(await at.claim(order, ref)).toMatchObject(notPaid(NOTHING));
      expect(await at.claim(order, order.id)).toMatchObject(notPaid(NOTHING));
      expect([await stands(order), await claimsOf(at, order)]).toEqual([unpaid, []]);
    },
  );

  it('that was given back there pays nothing', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order, { echo: 'given back' });
    at.there.refundThere(gateway.name === 'paypal' ? ref : 'given back', 1);
    expect(await at.claim(order, ref)).toMatchObject(notPaid(NOTHING));
    expect([await stands(order), await claimsOf(at, order)]).toEqual([unpaid, []]);
  });

  it('cannot be claimed when it went to another shop, or came from another buyer', async () => {
    const order = await placeAt(at);
    const ref = at.pay(order, { payee: 'SOMEBODYELSE0', email: 'mallory@example.com' });
    expect(await at.claim(order, ref)).toMatchObject(
      notPaid(gateway.name === 'paypal' ? NOTHING : 'another email address'),
    );
    expect([await stands(order), await claimsOf(at, order)]).toEqual([unpaid, []]);
  });
});
