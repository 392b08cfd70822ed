// Orders that staff place for a customer, up to their payment: by the mailed link, and by a
// transfer.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { address, fillCart, makeAddress, order } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct, makeVisitor, unique, type MadeProduct } from '../make.ts';
import { openMethods } from '../pay.ts';
import { stockOf } from '../stock.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import { receive } from '../transfers.ts';
import { outcomes } from '../verbs/together.ts';
import { openAtShop, type AtShop } from './at-shop.ts';
import { comeBack, pressAt } from './buyers.ts';

let at: AtShop;
let support: MadeStaff;
beforeAll(async () => {
  at = await openAtShop('stripe', openStripe);
  await openMethods(at.base.db, [orderMethod.bank, orderMethod.cashOnDelivery]);
  support = await makeStaff(at.base, 'support');
});
afterAll(() => at.close());
afterEach(async () => expect(await auditMarket(at.base.db)).toEqual([]));

type Input = Record<string, unknown>;
const staff = () => support.headers;
const mailed = (email: string) =>
  at.base.db
    .selectFrom('mails')
    .select(['kind', 'plain'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
/** The key in the last letter to an address, once that is written. */
const keyFor = async (email: string, kind: string): Promise<string> => {
  const letter = () => mailed(email).then((all) => all.findLast((one) => one.kind === kind));
  await expect.poll(letter, { timeout: 30_000 }).toBeDefined();
  return /#key=(\w+)/.exec((await letter())?.plain ?? '')?.[1] ?? '';
};
const hoursOn = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const standing = async (id: number) =>
  (await at.shop.ask('adminOrder.open', { id }, staff())).order.pay.state;

/** An order of one product for 15.00, for a new customer. */
async function taken(wish: Input = {}, product?: MadeProduct) {
  const { delivery_instruction: _, ...typed } = address;
  const made = product ?? (await makeProduct(at.base.db, { shipping: 500 }));
  const email = `${unique('buyer')}@example.com`;
  const answer = await at.shop.call(
    'POST',
    'admin/taken-order/place',
    {
      ...typed,
      email,
      lines: [{ inventory_id: made.inventory, quantity: 1 }],
      order_method: orderMethod.stripe,
      total: '15',
      idempotency_key: unique('key'),
      ...wish,
    },
    staff(),
  );
  return { answer, email, product: made, id: (answer.data as { id: number } | null)?.id ?? 0 };
}

describe('by the link that is mailed', () => {
  it('a new person opens the order and pays it', async () => {
    const { id, email } = await taken();
    const key = await keyFor(email, 'order-placed');
    const { token } = makeVisitor();
    const opened = (input: Input) =>
      at.shop.send('order.byLink', { id, user_token: token, ...input });
    expect(await opened({ key: `${key}A` })).toMatchObject({ status: 201 });
    expect((await at.shop.send('order.find', { id, user_token: token })).status).toBe(201);
    expect(await opened({ key })).toMatchObject({ status: 200 });
    expect(await opened({ key })).toMatchObject({ status: 200 });
    const { ref, key: payment } = await pressAt(at, { id, token });
    await comeBack(at.there.pay(ref));
    await expect.poll(() => standing(id), { timeout: 30_000 }).toBe('paid');
    expect(payment).not.toBe('');
    expect((await mailed(email)).map(({ kind }) => kind)).toContain('order-placed');
  });
  it('opened by who is signed in, it is in their account, and nobody else’s link opens it', async () => {
    const { id, email } = await taken();
    const key = await keyFor(email, 'order-placed');
    const { headers } = await makeCustomer(at.base);
    expect(await at.shop.send('order.byLink', { id, key }, headers)).toMatchObject({ status: 200 });
    expect((await at.shop.ask('order.find', { id }, headers)).id).toBe(id);
    const { token } = makeVisitor();
    expect(await at.shop.send('order.byLink', { id, key, user_token: token })).toMatchObject({
      status: 201,
    });
  });
  it('waits for a day, is closed then, and gives its goods back', async () => {
    const { id, product } = await taken();
    expect(await stockOf(at.base.db, product.inventory)).toBe(99);
    await closeUnpaid(at.base.db, hoursOn(23));
    expect(await stockOf(at.base.db, product.inventory)).toBe(99);
    await closeUnpaid(at.base.db, hoursOn(25));
    expect(await stockOf(at.base.db, product.inventory)).toBe(100);
    const again = await at.shop.call('POST', `admin/order/send-link/${id}`, {}, staff());
    expect(again).toMatchObject({ status: 201 });
  });
  it('is sent again for any unpaid order, three times an hour, and not for one in cash', async () => {
    const visitor = makeVisitor();
    const email = `${unique('buyer')}@example.com`;
    await makeAddress(at.base.db, visitor, { email });
    const product = await makeProduct(at.base.db);
    const place = async (method: number) => {
      await fillCart(at.base.db, visitor, { product });
      const market = await at.shop.services.market();
      return (await order(at.base.db, market, visitor, { method })).id;
    };
    const [id, cash] = [await place(orderMethod.stripe), await place(orderMethod.cashOnDelivery)];
    const send = (one: number) =>
      at.shop
        .call('POST', `admin/order/send-link/${one}`, {}, staff())
        .then(({ status }) => status);
    expect(await Promise.all([send(id), send(id), send(id)])).toEqual([200, 200, 200]);
    expect(await send(id)).toBe(201);
    expect(await send(cash)).toBe(201);
    await closeUnpaid(at.base.db, hoursOn(2)); // its hour is over, the link's day is not
    expect(await stockOf(at.base.db, product.inventory)).toBe(98);
    expect(await keyFor(email, 'order-to-pay')).toMatch(/^\w{32}$/);
    const { timeline } = await at.shop.ask('adminOrder.open', { id }, staff());
    expect(timeline.filter(({ what }) => what === 'pay-link')).toHaveLength(3);
  });
});

describe('by a transfer', () => {
  it('the letter has the account, and what arrives pays the order', async () => {
    const { id, email } = await taken({ order_method: orderMethod.bank });
    await keyFor(email, 'order-placed');
    const [letter] = await mailed(email);
    expect(letter?.plain).toContain('test_account_number');
    await receive(at.base.db, support.staff, { orderId: id, amount: 1500, reference: unique('B') });
    expect(await standing(id)).toBe('paid');
  });
});

describe('for a customer', () => {
  it('is in their account, to their address, by their vouchers’ limits; their cart stays', async () => {
    const customer = await makeCustomer(at.base, { language: 'ar' });
    const saved = await makeAddress(at.base.db, customer.customer);
    const product = await makeProduct(at.base.db, { shipping: 500 });
    const waiting = await makeProduct(at.base.db);
    await fillCart(at.base.db, customer.customer, { product: waiting, quantity: 3 });
    const cart = () =>
      at.base.db
        .selectFrom('cart_lines')
        .selectAll()
        .where('shopper', '=', customer.customer.key)
        .execute();
    const before = await cart();
    const { id, answer } = await taken(
      {
        customer_id: customer.accountId,
        saved_address: saved,
        order_method: orderMethod.cashOnDelivery,
      },
      product,
    );
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(await cart()).toEqual(before);
    expect((await at.shop.ask('order.find', { id }, customer.headers)).user_address_id).toBe(saved);
    const theirs = await makeAddress(at.base.db, makeVisitor());
    const other = await taken({ customer_id: customer.accountId, saved_address: theirs });
    expect(other.answer).toMatchObject({ status: 201 });
  });
  it('and a shopper who want the last one: one of them gets it', async () => {
    const product = await makeProduct(at.base.db, { shipping: 500, stock: 1 });
    const visitor = makeVisitor();
    await fillCart(at.base.db, visitor, { product });
    const market = await at.shop.services.market();
    const ends = await outcomes([
      order(at.base.db, market, visitor),
      taken({ order_method: orderMethod.cashOnDelivery }, product).then(({ answer }) => {
        if (answer.status !== 200) throw Object.assign(new Error('no'), { code: 'out-of-stock' });
      }),
    ]);
    expect(ends.toSorted()).toEqual(['done', 'out-of-stock']);
    expect(await stockOf(at.base.db, product.inventory)).toBe(0);
  });
});
