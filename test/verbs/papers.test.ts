// Invoices: issued when the parcel is confirmed, with the next number of their store, and frozen.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/change-account.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { askInvoice } from '#market/papers/ask-invoice.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import {
  fillCart,
  makeAddress,
  makeProduct,
  makeShop,
  makeStore,
  makeVisitor,
  makeVoucher,
  order,
  twoStores,
} from '../make.ts';
import { confirm, confirmed, invoiceOf, numbersOf, papersOf, waiting } from '../papers.ts';
import { openMethods } from '../pay.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  await base.db
    .updateTable('settings')
    .set({
      address_1: '1 Market Street',
      city: 'Dubai',
      country: 'AE',
      phone: '+971 4 123 4567',
      email: 'hello@souk.example',
      tax_number: '100-1234',
      legal_name: 'Souk Trading LLC',
    })
    .execute();
});
afterAll(() => base.close());

const one = async (shopper: Shopper, ...products: Parameters<typeof confirmed>[3][]) =>
  (await confirmed(base.db, market, shopper, ...products))[0] ?? 0;

describe('an invoice', () => {
  it('is there as soon as the parcel is confirmed, whether anybody asks for it or not', async () => {
    const me = makeVisitor();
    const store = await makeStore(base.db);
    const [parcel = 0] = await waiting(base.db, market, 1, store);
    expect(await papersOf(base.db, parcel)).toEqual([]);
    await confirm(base.db, parcel, new Date('2026-11-21T10:00:00Z'));
    expect(await invoiceOf(base.db, parcel)).toMatchObject({
      kind: 'invoice',
      code: `S${store}-2026-000001`,
      issuedOn: '2026-11-21',
      suppliedOn: null,
    });
    await one(me, await makeProduct(base.db, { store }));
    expect(await numbersOf(base.db, store)).toEqual([
      `S${store}-2026-000001`,
      `S${store}-2026-000002`,
    ]);
  });
  it('adds up as the parcel does, with each tax by its rate as it was sold', async () => {
    const me = makeVisitor();
    const { lamp, bulb } = await twoStores(base.db, me);
    const code = await makeVoucher(base.db, { amount: 300, store: lamp.store });
    const { id } = await order(base.db, market, me, { voucher: code });
    await sql`update tax_rules set amount = 5, title = '{"en":"Changed"}' where id in
      (select tax_rule_id from products where id in (${lamp.id}, ${bulb.id}))`.execute(base.db);
    const [parcel = 0] = await deliver(base.db, id, 'confirm');
    expect(await invoiceOf(base.db, parcel)).toMatchObject({
      lines: [
        { title: 'Lamp', quantity: 2, unit: 2000, tax: 400, net: 4000, rate: 0 },
        { title: 'Bulb', quantity: 1, unit: 750, tax: 25, net: 750, rate: 1 },
      ],
      voucher: code,
      parts: { subtotal: 4750, bundle: 0, shipping: 800, voucher: 300, fee: 0 },
      sums: { net: 5250, tax: 425, total: 5675 },
      taxes: [
        { title: 'Lamp', rate: { type: 2, amount: 1000 }, base: 4000, tax: 400 },
        { title: 'Bulb', rate: { type: 1, amount: 25 }, base: 750, tax: 25 },
      ],
      market: {
        name: 'Souk Trading LLC',
        also: 'Souk',
        taxNumber: '100-1234',
        street: ['1 Market Street'],
        countryName: 'United Arab Emirates',
        contacts: ['+971 4 123 4567', 'hello@souk.example'],
      },
      buyer: {
        name: 'Amal Haddad',
        also: '',
        street: ['1, rue de la Paix'],
        zip: '75001',
        city: 'Paris',
        countryName: 'France',
        contacts: [],
      },
    });
  });
  it('names the fee of the way to pay as part of its total', async () => {
    const me = makeVisitor();
    const dear = await openMethods(base.db, [orderMethod.cashOnDelivery], { fee: 150 });
    await fillCart(base.db, me, {
      product: await makeProduct(base.db, { selling: 1000, shipping: 500 }),
    });
    const [parcel = 0] = await deliver(base.db, (await order(base.db, dear, me)).id, 'confirm');
    await openMethods(base.db, [orderMethod.cashOnDelivery]);
    expect(await invoiceOf(base.db, parcel)).toMatchObject({
      parts: { subtotal: 1000, shipping: 500, fee: 150 },
      sums: { tax: 0, total: 1650 },
    });
  });
  it('of a parcel that costs nothing is there too', async () => {
    const me = makeVisitor();
    const product = await makeProduct(base.db, { selling: 500, shipping: 0 });
    const code = await makeVoucher(base.db, { type: 2, amount: 10_000 });
    await fillCart(base.db, me, { product });
    const { id, total } = await order(base.db, market, me, { voucher: code });
    const [parcel = 0] = await deliver(base.db, id, 'confirm');
    expect(total).toBe(0);
    expect(await invoiceOf(base.db, parcel)).toMatchObject({
      sums: { total: 0 },
      parts: { voucher: 500 },
    });
  });
  it('names companies and tax numbers of the store and of the buyer, where they are given', async () => {
    const me = makeVisitor();
    const store = await makeStore(base.db);
    await base.db
      .updateTable('stores')
      .set({
        legal_name: 'Nordlys ApS',
        tax_number: 'DK 12345678',
        address_1: 'Vesterbrogade 1',
        zip: '1620',
        city: 'Copenhagen',
        country: 'DK',
      })
      .where('id', '=', store)
      .execute();
    await makeAddress(base.db, me, { company: 'Haddad SARL', tax_number: 'FR 12 345678901' });
    const parcel = await one(me, await makeProduct(base.db, { store }));
    expect(await invoiceOf(base.db, parcel)).toMatchObject({
      seller: {
        name: 'Nordlys ApS',
        also: expect.stringContaining('store-'),
        taxNumber: 'DK 12345678',
        street: ['Vesterbrogade 1'],
        zip: '1620',
        countryName: 'Denmark',
      },
      buyer: { name: 'Haddad SARL', also: 'Amal Haddad', taxNumber: 'FR 12 345678901' },
    });
  });
});

describe('what was issued', () => {
  const everything = async () =>
    JSON.stringify(await base.db.selectFrom('papers').selectAll().execute());

  it('stays when the store, the market, the order or the buyer’s account change', async () => {
    const { customer } = await makeCustomer(base);
    const product = await makeProduct(base.db);
    const parcel = await one(customer, product);
    const before = await everything();
    const { order_id: orderId } = await base.db
      .selectFrom('parcels')
      .select('order_id')
      .where('id', '=', parcel)
      .executeTakeFirstOrThrow();
    await base.db
      .updateTable('stores')
      .set({ name: 'Another name' })
      .where('id', '=', product.store)
      .execute();
    await base.db.updateTable('settings').set({ currency_icon: '£', phone: '0' }).execute();
    await base.db
      .updateTable('orders')
      .set({ language: 'ar', time_zone: 'Asia/Tokyo' })
      .where('id', '=', orderId)
      .execute();
    for (const action of ['pick-up', 'send'] as const) {
      await transaction(base.db, (tx) =>
        moveParcel(tx, { parcelId: parcel, action, actor: 'seller' }),
      );
    }
    await transaction(base.db, (tx) => eraseAccount(tx, customer));
    await transaction(base.db, (tx) =>
      moveParcel(tx, { parcelId: parcel, action: 'deliver', actor: 'seller' }),
    );
    expect(await everything()).toBe(before);
    await base.db
      .updateTable('settings')
      .set({ currency_icon: '$', phone: '+971 4 123 4567' })
      .execute();
  });
  it('is neither changed nor deleted nor emptied out, and its numbers go on one by one', async () => {
    await one(makeVisitor());
    const before = await everything();
    for (const statement of [
      'update papers set total = total',
      `update papers set issued_on = issued_on + 1`,
      'delete from papers',
      'truncate papers cascade',
      'truncate paper_files',
      'truncate paper_counters',
      'update paper_counters set last = last + 2',
      'update paper_counters set last = last - 1',
      `update paper_counters set last = last + 1, last_on = last_on - 1`,
      'delete from paper_counters',
      `insert into paper_counters values (7, 'S', 2030, 2, '2030-01-01')`,
    ]) {
      await expect(sql.raw(statement).execute(base.db), statement).rejects.toMatchObject({
        code: '23514',
      });
    }
    expect(await everything()).toBe(before);
  });
  it('leaves no gap, no second invoice and no sums that the database would take', async () => {
    const [parcel = 0] = await waiting(base.db, market, 1, await makeStore(base.db));
    const copy = (change: Record<string, string | undefined>) => {
      const columns = [
        'kind',
        'issuer',
        'store_id',
        'series',
        'year',
        'number',
        'code',
        'issued_at',
        'issued_on',
        'parcel_id',
        'currency',
        'exponent',
        'total',
        'content',
      ];
      const from = columns.map((column) => change[column] ?? column).join(', ');
      return sql
        .raw(`insert into papers (${columns.join(', ')}) select ${from} from papers
        where kind = 'invoice' order by id limit 1`)
        .execute(base.db);
    };
    const next = {
      number:
        '(select max(number) + 1 from papers p where p.issuer = papers.issuer and p.series = papers.series and p.year = papers.year)',
      code: `'S0-2026-1'`,
      content: `content || '{"code": "S0-2026-1"}'`,
      parcel_id: String(parcel),
    };
    await expect(copy({ ...next, number: '999' })).rejects.toMatchObject({ code: '23503' });
    await expect(copy({ ...next, number: 'number' })).rejects.toMatchObject({ code: '23505' });
    await expect(copy({ ...next, parcel_id: 'parcel_id' })).rejects.toMatchObject({
      code: '23505',
    });
    for (const wrong of [
      { total: 'total + 1' },
      { issued_on: `issued_on + 400` },
      { issuer: '0' },
      { series: `'C'` },
      { currency: `'EUR'` },
      { code: `'S0-2026-2'` },
      { content: `jsonb_set(content, '{sums,tax}', '1') || '{"code": "S0-2026-1"}'` },
      { content: `jsonb_set(content, '{lines,0,net}', '1') || '{"code": "S0-2026-1"}'` },
      { content: `jsonb_set(content, '{parts,shipping}', '1') || '{"code": "S0-2026-1"}'` },
    ])
      await expect(copy({ ...next, ...wrong }), JSON.stringify(wrong)).rejects.toMatchObject({
        code: '23514',
      });
    await copy(next); // all of that was refused for its own fault alone
  });
});

describe('asking for an invoice', () => {
  const ask = (shopper: Shopper, parcel: number, now = new Date()) =>
    transaction(base.db, (tx: Tx) => askInvoice(tx, shopper, parcel, now));

  it('answers the one that was issued, to its buyer alone', async () => {
    const me = makeVisitor();
    const parcel = await one(me);
    const { id } = await invoiceOf(base.db, parcel);
    expect(await ask(me, parcel)).toBe(id);
    await expect(ask(makeVisitor(), parcel)).rejects.toMatchObject({ code: 'parcel-not-found' });
    await expect(ask(me, 2_000_000_000)).rejects.toMatchObject({ code: 'parcel-not-found' });
  });
  it('is too early before the parcel is confirmed, and in vain when it was cancelled before', async () => {
    const me = makeVisitor();
    await fillCart(base.db, me, { product: await makeProduct(base.db) });
    const { id } = await order(base.db, market, me);
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await expect(ask(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    await transaction(base.db, (tx) =>
      cancelOrder(tx, me, { orderId: id, title: 'No', message: 'No.' }),
    );
    await expect(ask(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    expect(await papersOf(base.db, parcel)).toEqual([]);
  });
});
