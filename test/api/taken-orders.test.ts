// Orders that staff place for a customer: priced and placed like every order, paid by each method,
// and placed once, however often the button is pressed.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { auditOf } from '../at-work.ts';
import { address, fillCart, makeAddress, order } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { deliver } from '../deliver.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { stockOf } from '../stock.ts';
import { together } from '../verbs/together.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

const { cashOnDelivery } = orderMethod;
let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

type Input = Record<string, unknown>;
const call = (path: string, input: Input) =>
  shop.open.call('POST', `admin/taken-order/${path}`, input, shop.support.headers);
const attempt = (input: Input) => shop.open.ask('adminTakenOrder.try', input, shop.support.headers);

/** The order of a new customer: two lamps at 20.00 with shipping of 10.00. */
async function wanted(wish: Input = {}, lamp = makeProduct(shop.base.db, LAMP)) {
  const { inventory } = await lamp;
  const email = `${unique('buyer')}@example.com`;
  const { delivery_instruction: _, ...typed } = address;
  return {
    email,
    inventory,
    input: {
      ...typed,
      email,
      language: 'ar',
      lines: [{ inventory_id: inventory, quantity: 2 }],
      order_method: cashOnDelivery,
      total: '50.00',
      idempotency_key: unique('key'),
      ...wish,
    },
  };
}
const LAMP = { name: 'Lamp', selling: 2000, shipping: 1000 };
const placed = async (input: Input): Promise<number> => {
  const answer = await call('place', input);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return (answer.data as { id: number }).id;
};
const row = (id: number) =>
  shop.base.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const opened = (id: number) => shop.open.ask('adminOrder.open', { id }, shop.support.headers);

describe('trying an order', () => {
  it('shows the total and what prevents each line, and stores nothing', async () => {
    const few = await makeProduct(shop.base.db, { ...LAMP, stock: 1 });
    const elsewhere = await makeProduct(shop.base.db, { places: [{ country: 'TR', price: 100 }] });
    const { inventory, input } = await wanted();
    const tried = await attempt({
      ...input,
      voucher: 'NOTHING',
      lines: [
        { inventory_id: inventory, quantity: 2 },
        { inventory_id: few.inventory, quantity: 2 },
        { inventory_id: elsewhere.inventory, quantity: 1 },
        { inventory_id: 2_000_000_000, quantity: 1 },
      ],
    });
    expect(tried.lines).toMatchObject([
      { inventory_id: inventory, price: 20, quantity: 2, total: 50, fault: '' },
      {
        inventory_id: few.inventory,
        stock: 1,
        total: 0,
        fault: expect.stringContaining('inventory'),
      },
      { inventory_id: elsewhere.inventory, total: 0, fault: expect.stringContaining('IDF') },
    ]);
    expect(tried.gone).toEqual([2_000_000_000]);
    expect(tried.sums).toMatchObject({ subtotal: 40, shipping_price: 10, total_price: 50 });
    expect(tried.voucher_fault).not.toBe('');
    expect(await stockOf(shop.base.db, inventory)).toBe(100);
  });
  it('comes to what the shop itself would ask for', async () => {
    const lamp = await makeProduct(shop.base.db, LAMP);
    const shopper = makeVisitor();
    await fillCart(shop.base.db, shopper, { product: lamp, quantity: 2 });
    const own = await order(shop.base.db, await shop.open.services.market(), shopper);
    const { input } = await wanted({}, Promise.resolve(lamp));
    expect((await attempt(input)).sums.total_price).toBe(own.total / 100);
  });
  it('finds customers, their addresses, and variants of every store', async () => {
    const name = unique('Zehra');
    const customer = await makeCustomer(shop.base, { name, language: 'ar' });
    const saved = await makeAddress(shop.base.db, customer.customer);
    const headers = shop.support.headers;
    expect(await shop.open.ask('adminTakenOrder.buyers', { q: name }, headers)).toMatchObject([
      { id: customer.accountId, title: name, email: customer.email },
    ]);
    expect(
      await shop.open.ask('adminTakenOrder.buyer', { id: customer.accountId }, headers),
    ).toMatchObject({ language: 'ar', addresses: [{ id: saved, country: 'FR' }] });
    const sku = unique('SKU');
    const { inventory } = await wanted();
    await shop.base.db
      .updateTable('inventories')
      .set({ sku })
      .where('id', '=', inventory)
      .execute();
    expect(await shop.open.ask('adminTakenOrder.goods', { q: sku }, headers)).toMatchObject([
      { inventory_id: inventory, sku, price: 20, stock: 100, title: 'Lamp' },
    ]);
  });
});

describe('an order for somebody new, in cash', () => {
  it('belongs to a guest, names who took it, and is mailed in the chosen language', async () => {
    const { email, inventory, input } = await wanted();
    const id = await placed(input);
    const { account_id, taken_by, taken_as, language, total } = await row(id);
    expect({ account_id, taken_by, taken_as, language, total }).toEqual({
      account_id: null,
      taken_by: shop.support.accountId,
      taken_as: shop.support.staff.name,
      language: 'ar',
      total: 5000,
    });
    expect(await stockOf(shop.base.db, inventory)).toBe(98);
    await reactTo(shop.base.db, id);
    expect(await lettersTo(shop.base.db, email)).toMatchObject([
      { kind: 'order-placed', language: 'ar' },
    ]);
    expect(await opened(id)).toMatchObject({
      customer: null,
      taken: { by: shop.support.staff.name },
      may_remind: false,
    });
    expect((await opened(id)).timeline.map(({ what, as }) => [what, as])).toContainEqual([
      'taken',
      'staff',
    ]);
    expect(await auditOf(shop.base.db, `order:${id}`)).toMatchObject([{ action: 'order.take' }]);
    await deliver(shop.base.db, await parcelOf(id));
    expect((await opened(id)).order.payment_done).toBe(1);
  });
  it('is one order, however often and fast it is sent', async () => {
    const { inventory, input } = await wanted();
    const sent = { path: 'admin/taken-order/place', input, headers: shop.support.headers };
    const answers = await together(shop.open.port, [sent, sent, sent, sent]);
    const ids = answers.map(({ data }) => (data as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    expect(await placed(input)).toBe(ids[0]);
    expect(await stockOf(shop.base.db, inventory)).toBe(98);
  });
  it('is refused beside what it concerns, and nothing is left of it', async () => {
    const { input, inventory } = await wanted();
    const beside = async (wish: Input) => {
      const answer = await call('place', { ...input, ...wish });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.data as { code?: string; fields?: Input; product?: Record<string, unknown>[] };
    };
    expect((await beside({ email: '' })).fields).toHaveProperty('email');
    expect((await beside({ address_1: '', name: '' })).fields).toMatchObject({
      address_1: expect.any(String),
      name: expect.any(String),
    });
    expect(await beside({ total: '49.99' })).toMatchObject({ code: 'total-changed' });
    expect(await beside({ voucher: 'NOTHING' })).toMatchObject({ code: 'voucher-invalid' });
    expect(await beside({ lines: [] })).toMatchObject({ code: 'nothing-selected' });
    const many = { lines: [{ inventory_id: inventory, quantity: 101 }] };
    expect((await beside(many)).product?.[0]).toHaveProperty(String(inventory));
    const far = await makeProduct(shop.base.db, { places: [{ country: 'TR', price: 100 }] });
    const there = await beside({ lines: [{ inventory_id: far.inventory, quantity: 1 }] });
    expect(there.product?.[0]).toHaveProperty(String(far.inventory));
    expect(await stockOf(shop.base.db, inventory)).toBe(100);
  });
});

const parcelOf = async (id: number) =>
  (
    await shop.base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id;
