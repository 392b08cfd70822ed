// How staff find customers and their things; the file of their data, and their deletion.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, order } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct } from '../make.ts';
import { deliver } from '../deliver.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

type Input = Record<string, unknown>;
const list = async (input: Input) =>
  (await shop.open.ask('adminCustomer.list', input, shop.support.headers)).rows;
const open = (id: number) => shop.open.ask('adminCustomer.open', { id }, shop.support.headers);

/** A customer with an order for cash of 25.00. */
async function buyer(name: string) {
  const person = await makeCustomer(shop.base, { name });
  const product = await makeProduct(shop.base.db, { store: shop.store, selling: 2000 });
  await fillCart(shop.base.db, person.customer, { product });
  const placed = await order(shop.base.db, await shop.open.services.market(), person.customer);
  return { ...person, order: placed.id, total: placed.total / 100 };
}

describe('customers', () => {
  it('are found by name, e-mail and half a phone number, with what they spent', async () => {
    const { accountId: id, order: bought, total, customer } = await buyer('Çağla Yıldız');
    const { email } = await shop.base.db
      .updateTable('accounts')
      .set({ phone: '+90 532 555 01 82' })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    for (const q of ['cagla', 'yildiz', String(email), '0532 555', '5550182'])
      expect(
        (await list({ q })).map((row) => row.id),
        q,
      ).toEqual([id]);
    expect(await list({ q: 'cagla' })).toMatchObject([{ orders: 1, spent: 0, country: 'FR' }]);
    await deliver(shop.base.db, bought);
    expect(await list({ view: 'buyers', sort: '-spent' })).toMatchObject([{ id, spent: total }]);
    await shop.base.db
      .updateTable('orders')
      .set({ refunded: 500 })
      .where('id', '=', bought)
      .execute();
    expect(await open(id)).toMatchObject({ spent: total - 5, open_orders: 0 });
    const { rows } = await shop.open.ask('adminOrder.list', { customer: id }, shop.support.headers);
    expect(rows.map((row) => row.id)).toEqual([bought]);
    await shop.base.db
      .updateTable('orders')
      .set({ shopper: 'v:somebody-else' })
      .where('id', '=', bought)
      .execute();
    expect(await open(id)).toMatchObject({ orders: 0, spent: 0 });
    expect(customer.accountId).toBe(id);
  });
  it('are found only by the whole address if an account has it, else by a part of it', async () => {
    const [own, other] = [
      await makeCustomer(shop.base, { email: 'rana@mail.example.co' }),
      await makeCustomer(shop.base, { email: 'rana@mail.example.com' }),
    ].map(({ accountId }) => accountId);
    const found = async (q: string) => (await list({ q })).map(({ id }) => id);
    expect(await found('Rana@mail.example.co')).toEqual([own]);
    expect(await found('rana@mail.exam')).toEqual([other, own]);
  });
  it('are no staff, but those of them who have bought', async () => {
    const list = async (only: number) =>
      (await shop.open.ask('adminCustomer.list', { only: String(only) }, shop.owner.headers)).total;
    const { accountId } = await buyer('Nadia Karim');
    expect(await list(shop.support.staff.accountId)).toBe(0);
    await shop.base.db
      .insertInto('staff')
      .values({ role: 'support', account_id: accountId })
      .execute();
    expect(await list(accountId)).toBe(1);
  });
  it('are noted about, and signed out everywhere', async () => {
    const { accountId: id, headers } = await makeCustomer(shop.base, { name: 'Omar' });
    expect((await shop.open.send('profile.read', {}, headers)).status).toBe(200);
    await shop.open.ask('adminCustomer.note', { id, note: 'Wants blue.' }, shop.support.headers);
    expect(await open(id)).toMatchObject({
      notes: [{ note: 'Wants blue.', by: shop.support.staff.name }],
      sessions: [{}],
    });
    await shop.open.ask('adminCustomer.endSessions', { id }, shop.support.headers);
    expect((await open(id)).sessions).toEqual([]);
    const own = await shop.open.send(
      'adminCustomer.endSessions',
      { id: shop.owner.accountId },
      shop.support.headers,
    );
    expectRefusal(own, 'account-at-work');
  });
  it('get a file of all their data, and are erased once no order is open', async () => {
    const { accountId: id, order: bought } = await buyer('Inès Moreau');
    await shop.open.ask(
      'adminOrder.note',
      { id: bought, note: 'Inès called.' },
      shop.owner.headers,
    );
    const { name, bytes } = await shop.open.ask(
      'adminCustomerData.file',
      { id },
      shop.manager.headers,
    );
    expect(name).toBe(`customer-${id}.json`);
    const data = JSON.parse(new TextDecoder().decode(bytes as Uint8Array));
    expect(data).toMatchObject({ account: { name: 'Inès Moreau' }, orders: [{ id: bought }] });
    expect(JSON.stringify(data)).not.toContain('search_text');
    const erase = () => shop.open.send('adminCustomerData.erase', { id }, shop.manager.headers);
    expectRefusal(await erase(), 'orders-open');
    await deliver(shop.base.db, bought);
    expect((await erase()).status).toBe(200);
    expectRefusal(
      await shop.open.send('adminCustomer.open', { id }, shop.owner.headers),
      'account-not-found',
    );
    const opened = await shop.open.ask('adminOrder.open', { id: bought }, shop.owner.headers);
    expect(opened).toMatchObject({ customer: null, notes: [], order: { address: { name: '' } } });
    expect(await list({ q: 'moreau' })).toEqual([]);
  });
});
