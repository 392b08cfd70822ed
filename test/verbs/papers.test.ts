// Invoices: they exist once a parcel is confirmed, and add up like it.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { fillCart, makeAddress, order, twoStores } from '../carts.ts';
import { makeVoucher } from '../offers.ts';
import { confirm, invoiceOf, numbersOf, papersOf, waiting } from '../papers.ts';
import { openMethods } from '../pay.ts';
import { base, market, one, withPapers } from './papers-set-up.ts';

withPapers();

describe('an invoice', () => {
  it('is issued when the parcel is confirmed, whether anybody asks for it or not', async () => {
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
  it('names the fee of the payment method as part of its total', async () => {
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
  it('names companies and tax numbers of store and buyer where they are given', async () => {
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
