// Trying a voucher's code on a cart before ordering: the discount, or why there is none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '#market/settings/actor.ts';
import { sayIn } from '#words/say.ts';
import { fillCart, makeAddress } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { makeVoucher, usesOf } from '../offers.ts';
import { openShop, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const say = sayIn('en');
const tryCode = ({ token }: Visitor, voucher: string, language = 'en') =>
  open.call(
    'POST',
    'voucher/validity',
    { voucher, price: '1', user_token: token, time_zone: 'UTC' },
    { language },
  );
const refused = (code: string, values = {}) => {
  const message = say(`refusal.${code}`, values);
  return { http: 200, status: 201, message, data: { form: [message] } };
};
const add = ({ token }: Visitor, product: { id: number; inventory: number }, quantity = 1) =>
  open.ask('cart.action', {
    user_token: token,
    product_id: product.id,
    inventory_id: product.inventory,
    quantity,
  });

describe('a voucher that fits', () => {
  it('answers what it takes off the lines, whatever price was sent', async () => {
    const visitor = makeVisitor();
    const store = await makeStore(base.db);
    await add(visitor, await makeProduct(base.db, { store, selling: 2000 }), 2);
    await add(visitor, await makeProduct(base.db, { selling: 5000 }));
    const code = await makeVoucher(base.db, { type: 2, amount: 1500, cap: 500, store });
    expect(await tryCode(visitor, ` ${code.toLowerCase()} `)).toMatchObject({
      http: 200,
      status: 200,
      data: {
        offered: 5,
        voucher: code,
        terms: { type: 2, price: 15, capped_price: 5, min_spend: 0, store: { id: store } },
      },
    });
  });
  it('answers what the order then takes off', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      selling: 1999,
      bundle: { buy: 3, free: 1 },
      tax: { type: 2, amount: 700 },
    });
    await fillCart(base.db, visitor, { product, quantity: 3 });
    const code = await makeVoucher(base.db, { type: 2, amount: 1333 });
    const { data } = await tryCode(visitor, code);
    const placed = await open.ask('order.action', {
      user_token: visitor.token,
      order_method: 2,
      voucher: code,
    });
    const page = await open.ask('order.byUser', { user_token: visitor.token, order_id: placed.id });
    expect(data).toMatchObject({ offered: 5.33 });
    expect('calculated' in page && page.calculated.voucher_price).toBe(5.33);
  });
  it('is not used up by being tried, also by many at once', async () => {
    const visitor = makeVisitor();
    await add(visitor, await makeProduct(base.db));
    const code = await makeVoucher(base.db, { usageLimit: 1 });
    const ended = await together(
      open.port,
      Array.from({ length: 20 }, () => ({
        path: 'voucher/validity',
        input: { user_token: visitor.token, voucher: code, price: 1 },
      })),
    );
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await usesOf(base.db, code)).toEqual([0, 0]);
  });
  it('counts for a customer by their bearer', async () => {
    const { headers } = await makeCustomer(base);
    const product = await makeProduct(base.db, { selling: 1000 });
    await open.ask(
      'cart.action',
      { product_id: product.id, inventory_id: product.inventory, quantity: 1 },
      headers,
    );
    const code = await makeVoucher(base.db);
    expect(await open.ask('voucher.validity', { voucher: code, price: 0 }, headers)).toMatchObject({
      offered: 1,
    });
  });
});

describe('the lines that it counts for', () => {
  it('are ticked, public, in stock and shipped to the chosen address', async () => {
    const visitor = makeVisitor();
    const [plain, unticked, gone, soldOut, far] = [
      await makeProduct(base.db, { selling: 1000 }),
      await makeProduct(base.db, { selling: 1000 }),
      await makeProduct(base.db, { selling: 1000 }),
      await makeProduct(base.db, { selling: 1000, stock: 1 }),
      await makeProduct(base.db, { selling: 1000, places: [{ country: 'TR' }] }),
    ];
    const lines = [];
    for (const product of [plain, unticked, gone, soldOut, far])
      lines.push(await add(visitor, product));
    const code = await makeVoucher(base.db, { type: 2, amount: 1000 });
    const offered = async () => (await tryCode(visitor, code)).data;
    expect(await offered()).toMatchObject({ offered: 5 });
    await open.ask('cart.change', { checked: [], unchecked: [lines[1]?.id ?? 0] });
    expect(await offered()).toMatchObject({ offered: 4 });
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', gone?.id ?? 0)
      .execute();
    expect(await offered()).toMatchObject({ offered: 3 });
    await fillCart(base.db, makeVisitor(), { product: soldOut ?? plain });
    await buyOut(soldOut?.id ?? 0);
    expect(await offered()).toMatchObject({ offered: 2 });
    const address = await makeAddress(base.db, visitor);
    await open.ask('cart.updateShipping', {
      user_token: visitor.token,
      cart: {},
      selected_address: address,
    });
    expect(await offered()).toMatchObject({ offered: 1 });
  });
});

/** Another customer orders the last item. */
async function buyOut(product: number): Promise<void> {
  const { shopper } = await base.db
    .selectFrom('cart_lines')
    .select('shopper')
    .where('product_id', '=', product)
    .where('shipping_place_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await open.ask('order.action', { user_token: shopper.slice(2), order_method: 2, voucher: '' });
}

describe('a voucher that does not fit says why', () => {
  const filled = async () => {
    const visitor = makeVisitor();
    await fillCart(base.db, visitor, { product: await makeProduct(base.db, { selling: 1000 }) });
    return visitor;
  };
  it.each([
    ['an unknown one', 'voucher-invalid', async () => 'NO-SUCH-CODE'],
    ['a hidden one', 'voucher-invalid', () => makeVoucher(base.db, { hidden: true })],
    ['one that is over', 'voucher-over', () => makeVoucher(base.db, { hours: -1 })],
    [
      'one that all are used of',
      'voucher-used-up',
      async () => {
        const code = await makeVoucher(base.db, { usageLimit: 1 });
        await base.db.updateTable('vouchers').set({ used: 1 }).where('code', '=', code).execute();
        return code;
      },
    ],
  ])('%s', async (_, code, make) => {
    expect(await tryCode(await filled(), await make())).toMatchObject(refused(code));
  });
  it('one that has not begun, with its day', async () => {
    const code = await makeVoucher(base.db, { hours: 48 });
    const { start_at } = await base.db
      .selectFrom('vouchers')
      .select('start_at')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const day = new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' });
    expect((await tryCode(await filled(), code, 'ar')).message).toBe(
      sayIn('ar')('refusal.voucher-not-yet', { day: day.format(start_at) }),
    );
  });
  it('one of another store, with its name', async () => {
    const store = await makeStore(base.db);
    const { name } = await base.db
      .selectFrom('stores')
      .select('name')
      .where('id', '=', store)
      .executeTakeFirstOrThrow();
    expect(await tryCode(await filled(), await makeVoucher(base.db, { store }))).toMatchObject(
      refused('voucher-other-store', { store: name }),
    );
  });
  it('one whose minimum is not reached, with what is missing', async () => {
    const code = await makeVoucher(base.db, { minSpend: 1234 });
    expect(await tryCode(await filled(), code)).toMatchObject(
      refused('voucher-minimum', { missing: '$2.34' }),
    );
    expect((await tryCode(await filled(), code, 'ar')).message).toMatch(/[\u0600-\u06ff].*2\.34/);
  });
  it('one that this customer has used, and others have not', async () => {
    const visitor = await filled();
    const code = await makeVoucher(base.db, { perCustomer: 1 });
    await open.ask('order.action', { user_token: visitor.token, order_method: 2, voucher: code });
    await fillCart(base.db, visitor, { product: await makeProduct(base.db) });
    expect(await tryCode(visitor, code)).toMatchObject(refused('voucher-used-by-you'));
    expect(await tryCode(await filled(), code)).toMatchObject({ status: 200 });
  });
  it('any, for an empty cart and for nobody', async () => {
    const code = await makeVoucher(base.db);
    expect(await tryCode(makeVisitor(), code)).toMatchObject(refused('nothing-selected'));
    expect(await open.call('POST', 'voucher/validity', { voucher: code, price: 1 })).toMatchObject({
      http: 200,
      status: 201,
    });
  });
});
