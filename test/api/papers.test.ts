// Who gets which invoices and credit notes, and in which role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import type { MadeCustomer } from '../customer.ts';
import { deliver } from '../deliver.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { ofManagers, ofOwners, ofSellers } from '../money-calls.ts';
import { invoiceOf } from '../papers.ts';
import { readPdf } from '../read-pdf.ts';
import type { Answer } from '../shop.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
/** The customer's order, its parcel and its invoice. */
let placed = 0;
let parcel = 0;
let paper = 0;
beforeAll(async () => {
  shop = await openStaffedShop();
  const { base, open, store, customer } = shop;
  await fillCart(base.db, customer.customer, { product: await makeProduct(base.db, { store }) });
  placed = (await order(base.db, await open.services.market(), customer.customer)).id;
  [parcel = 0] = await deliver(base.db, placed, 'confirm');
  paper = (await invoiceOf(base.db, parcel)).id;
});
afterAll(() => shop.close());

const bytesOf = (answer: Answer) => Buffer.from((answer.data as { bytes: Uint8Array }).bytes);
const NOBODIES: Record<string, string>[] = [{}, { authorization: 'Bearer a.b.c' }];

describe('a paper that is there', () => {
  const mayNot = (): Record<
    'sellerPaper.find' | 'paper.find' | 'orderPaper.find' | 'orderPaper.invoice',
    MadeCustomer[]
  > => ({
    'sellerPaper.find': [shop.otherSeller, shop.customer, shop.owner, shop.manager, shop.support],
    'paper.find': [shop.seller, shop.helper, shop.otherSeller, shop.customer, shop.support],
    'orderPaper.find': [shop.seller, shop.otherSeller, shop.owner],
    'orderPaper.invoice': [shop.seller, shop.otherSeller, shop.owner],
  });
  it.each([
    ['sellerPaper.find', 'paper-not-found'],
    ['paper.find', 'paper-not-found'],
    ['orderPaper.find', 'paper-not-found'],
    ['orderPaper.invoice', 'parcel-not-found'],
  ] as const)('by %s is as if it were not for everybody whose it is not', async (name, code) => {
    const id = name === 'orderPaper.invoice' ? parcel : paper;
    for (const { headers } of mayNot()[name]) {
      const answer = await shop.open.send(name, { id }, headers);
      expectRefusal(answer, code);
      expect(answer.body).toEqual(
        (await shop.open.send(name, { id: 2_000_000_000 }, headers)).body,
      );
    }
    for (const headers of NOBODIES)
      expect(await shop.open.send(name, { id }, headers)).toMatchObject(
        name.startsWith('order') // visitors may call it, but this one has no token
          ? { http: 200, status: 201 }
          : { http: 401, status: 204 },
      );
    if (name.startsWith('order'))
      expectRefusal(await shop.open.send(name, { id, user_token: makeVisitor().token }), code);
  });
  it('is the same PDF for its buyer, its seller and staff, again and again', async () => {
    const all = [
      await shop.open.send('orderPaper.invoice', { id: parcel }, shop.customer.headers),
      await shop.open.send('orderPaper.find', { id: paper }, shop.customer.headers),
      await shop.open.send('sellerPaper.find', { id: paper }, shop.seller.headers),
      await shop.open.send(
        'sellerPaper.find',
        { id: paper, store_id: shop.store },
        shop.helper.headers,
      ),
      await shop.open.send('paper.find', { id: paper }, shop.owner.headers),
      await shop.open.send('paper.find', { id: paper }, shop.manager.headers),
    ];
    const { code } = await invoiceOf(shop.base.db, parcel);
    for (const answer of all) {
      expect([
        answer.http,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
        answer.headers.get('content-disposition'),
      ]).toEqual([200, 'application/pdf', 'private, no-store', `inline; filename="${code}.pdf"`]);
    }
    const [first] = all.map(bytesOf);
    expect(all.map(bytesOf).every((bytes) => first?.equals(bytes))).toBe(true);
    expect(readPdf(first ?? Buffer.alloc(0)).pages).toHaveLength(1);
    await shop.base.db
      .updateTable('stores')
      .set({ name: 'Another name' })
      .where('id', '=', shop.store)
      .execute();
    await shop.base.db.updateTable('settings').set({ currency_icon: '£' }).execute();
    expect(
      bytesOf(
        await shop.open.send('orderPaper.invoice', { id: parcel }, shop.customer.headers),
      ).equals(first ?? Buffer.alloc(0)),
    ).toBe(true);
    await shop.base.db.updateTable('settings').set({ currency_icon: '$' }).execute();
  });
  it('is handed out as it was first drawn, whatever a newer version would draw', async () => {
    const { id } = await invoiceOf(shop.base.db, parcel);
    const files = await shop.base.db
      .selectFrom('paper_files')
      .select(['paper_id', 'bytes'])
      .execute();
    expect(files.map((row) => row.paper_id)).toEqual([id]);
    const me = makeVisitor();
    await fillCart(shop.base.db, me, {
      product: await makeProduct(shop.base.db, { store: shop.store }),
    });
    const [second = 0] = await deliver(
      shop.base.db,
      (await order(shop.base.db, await shop.open.services.market(), me)).id,
      'confirm',
    );
    const drawn = Buffer.from('%PDF-as it was drawn then');
    await shop.base.db
      .insertInto('paper_files')
      .values({ paper_id: (await invoiceOf(shop.base.db, second)).id, bytes: drawn })
      .execute();
    expect(
      bytesOf(
        await shop.open.send('orderPaper.invoice', { id: second, user_token: me.token }),
      ).equals(drawn),
    ).toBe(true);
  });
});

describe('the lists of papers', () => {
  it('are for owners and managers, and for the sellers of the store', async () => {
    expect([ofManagers, ofOwners, ofSellers]).toMatchObject([
      expect.arrayContaining(['paper.list', 'paper.find']),
      expect.arrayContaining(['paperSettings.read', 'paperSettings.save']),
      expect.arrayContaining([
        'sellerPaper.all',
        'sellerPaper.find',
        'sellerPaper.settings',
        'sellerPaper.saveSettings',
      ]),
    ]);
    for (const { headers } of [shop.support, shop.seller, shop.customer])
      expectRefusal(await shop.open.send('paper.list', {}, headers), 'not-allowed');
    for (const { headers } of [shop.otherSeller, shop.customer, shop.owner])
      expectRefusal(
        await shop.open.send('sellerPaper.all', { store_id: shop.store }, headers),
        'not-allowed',
      );
    for (const headers of NOBODIES) {
      for (const name of ['paper.list', 'sellerPaper.all'] as const)
        expect(await shop.open.send(name, {}, headers)).toMatchObject({ http: 401, status: 204 });
    }
    for (const { headers } of [shop.owner, shop.manager])
      expect((await shop.open.ask('paper.list', {}, headers)).total).toBeGreaterThan(0);
  });
  it('of a seller have the store’s own, newest first and by kind', async () => {
    const { name } = await shop.base.db
      .selectFrom('stores')
      .select('name')
      .where('id', '=', shop.store)
      .executeTakeFirstOrThrow();
    const list = await shop.open.ask('sellerPaper.all', {}, shop.helper.headers);
    const { code } = await invoiceOf(shop.base.db, parcel);
    const { code: orderCode } = await shop.base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', placed)
      .executeTakeFirstOrThrow();
    expect(list.data.at(-1)).toMatchObject({
      id: paper,
      kind: 'invoice',
      number: code,
      store: { id: shop.store, name },
      order: orderCode,
      parcel_id: parcel,
      payout_id: null,
      names: '',
      total: 15,
      currency: 'USD',
      issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(list.data.map(({ id }) => id)).toEqual(
      list.data.map(({ id }) => id).toSorted((a, b) => b - a),
    );
    expect(
      await shop.open.ask('sellerPaper.all', { kind: 'credit-note' }, shop.seller.headers),
    ).toMatchObject({
      data: [],
      total: 0,
    });
    expect(await shop.open.ask('sellerPaper.all', {}, shop.otherSeller.headers)).toMatchObject({
      data: [],
      total: 0,
    });
    expect(
      await shop.open.ask('paper.list', { store: shop.store, page: 9 }, shop.manager.headers),
    ).toMatchObject({ rows: [], total: list.total });
    expect(
      (await shop.open.send('sellerPaper.all', { kind: 'receipt' }, shop.seller.headers)).status,
    ).toBe(201);
  });
  it('of an order are listed with it for its buyer', async () => {
    const me = makeVisitor();
    await fillCart(shop.base.db, me, {
      product: await makeProduct(shop.base.db, { store: shop.store }),
    });
    const { id } = await order(shop.base.db, await shop.open.services.market(), me);
    const papers = async () => {
      const found = await shop.open.ask('order.byUser', { user_token: me.token, order_id: id });
      return 'papers' in found ? found.papers : [];
    };
    expect(await papers()).toEqual([]);
    const [own = 0] = await deliver(shop.base.db, id, 'confirm');
    await transaction(shop.base.db, (tx) =>
      cancelParcel(tx, shop.owner.staff, { parcelId: own, title: '', message: 'It broke.' }),
    );
    const [invoice, credit] = await papers();
    expect([invoice, credit]).toMatchObject([
      { kind: 'invoice', parcel_id: own, names: '' },
      { kind: 'credit-note', parcel_id: own, names: invoice?.number },
    ]);
    expect(
      await shop.open.send('orderPaper.find', { id: credit?.id, user_token: me.token }),
    ).toMatchObject({
      http: 200,
      status: 200,
    });
  });
});
