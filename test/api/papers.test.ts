// The calls of invoices and credit notes: who gets them, as what, and what may be said on them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { sayIn } from '#words/say.ts';
import { auditOf, makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { address, fillCart, makeAddress, order } from '../carts.ts';
import { ofManagers, ofOwners, ofSellers } from '../money-calls.ts';
import { invoiceOf } from '../papers.ts';
import { readPdf } from '../read-pdf.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';

type Headers = Record<string, string>;
type Input = Record<string, unknown>;
let base: Fresh;
let open: TestShop;
let store: number;
let seller: MadeSeller;
let helper: MadeSeller;
let other: MadeSeller;
let owner: MadeStaff;
let manager: MadeStaff;
let support: MadeStaff;
let customer: MadeCustomer;
/** The customer's order, its parcel and its invoice. */
let placed = 0;
let parcel = 0;
let paper = 0;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  store = await makeStore(base.db);
  seller = await makeSeller(base, store);
  helper = await makeSeller(base, store, { role: 'staff' });
  other = await makeSeller(base, await makeStore(base.db));
  [owner, manager, support] = [
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'manager'),
    await makeStaff(base, 'support'),
  ];
  customer = await makeCustomer(base);
  await fillCart(base.db, customer.customer, { product: await makeProduct(base.db, { store }) });
  placed = (await order(base.db, await open.services.market(), customer.customer)).id;
  [parcel = 0] = await deliver(base.db, placed, 'confirm');
  paper = (await invoiceOf(base.db, parcel)).id;
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const ask = (name: CallName, input: Input, headers: Headers = {}) => {
  const {
    path,
    methods: [method = 'GET'],
  }: Endpoint = endpoints[name];
  return open.call(method, pathWith(path, input), input, headers);
};
const refusedAs = (answer: Answer, code: string) =>
  expect(answer, answer.text).toMatchObject({
    http: 200,
    status: 201,
    message: sayIn('en')(`refusal.${code}`),
  });
const bytesOf = (answer: Answer) => Buffer.from((answer.data as { bytes: Uint8Array }).bytes);
const nobodies = () => [{}, { authorization: 'Bearer a.b.c' }] as Headers[];

describe('a paper that is there', () => {
  const mayNot = (): Record<
    'sellerPaper.find' | 'paper.find' | 'orderPaper.find' | 'orderPaper.invoice',
    MadeCustomer[]
  > => ({
    'sellerPaper.find': [other, customer, owner, manager, support],
    'paper.find': [seller, helper, other, customer, support],
    'orderPaper.find': [seller, other, owner],
    'orderPaper.invoice': [seller, other, owner],
  });
  it.each([
    ['sellerPaper.find', 'paper-not-found'],
    ['paper.find', 'paper-not-found'],
    ['orderPaper.find', 'paper-not-found'],
    ['orderPaper.invoice', 'parcel-not-found'],
  ] as const)('by %s is as if it were not for everybody whose it is not', async (name, code) => {
    const id = name === 'orderPaper.invoice' ? parcel : paper;
    for (const { headers } of mayNot()[name]) {
      const answer = await ask(name, { id }, headers);
      refusedAs(answer, code);
      expect(answer.body).toEqual((await ask(name, { id: 2_000_000_000 }, headers)).body);
    }
    for (const headers of nobodies())
      expect(await ask(name, { id }, headers)).toMatchObject({ http: 401, status: 204 });
    if (name.startsWith('order'))
      refusedAs(await ask(name, { id, user_token: makeVisitor().token }), code);
  });
  it('is the same PDF for its buyer, its seller and staff, again and again', async () => {
    const all = [
      await ask('orderPaper.invoice', { id: parcel }, customer.headers),
      await ask('orderPaper.find', { id: paper }, customer.headers),
      await ask('sellerPaper.find', { id: paper }, seller.headers),
      await ask('sellerPaper.find', { id: paper, store_id: store }, helper.headers),
      await ask('paper.find', { id: paper }, owner.headers),
      await ask('paper.find', { id: paper }, manager.headers),
    ];
    const { code } = await invoiceOf(base.db, parcel);
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
    await base.db
      .updateTable('stores')
      .set({ name: 'Another name' })
      .where('id', '=', store)
      .execute();
    await base.db.updateTable('settings').set({ currency_icon: '£' }).execute();
    expect(
      bytesOf(await ask('orderPaper.invoice', { id: parcel }, customer.headers)).equals(
        first ?? Buffer.alloc(0),
      ),
    ).toBe(true);
    await base.db.updateTable('settings').set({ currency_icon: '$' }).execute();
  });
  it('is handed out as it was drawn first, also when another version would draw it otherwise', async () => {
    const { id } = await invoiceOf(base.db, parcel);
    const kept = await base.db.selectFrom('paper_files').select(['paper_id', 'bytes']).execute();
    expect(kept.map((row) => row.paper_id)).toEqual([id]);
    const me = makeVisitor();
    await fillCart(base.db, me, { product: await makeProduct(base.db, { store }) });
    const [second = 0] = await deliver(
      base.db,
      (await order(base.db, await open.services.market(), me)).id,
      'confirm',
    );
    const drawn = Buffer.from('%PDF-as it was drawn then');
    await base.db
      .insertInto('paper_files')
      .values({ paper_id: (await invoiceOf(base.db, second)).id, bytes: drawn })
      .execute();
    expect(
      bytesOf(await ask('orderPaper.invoice', { id: second, user_token: me.token })).equals(drawn),
    ).toBe(true);
  });
});

describe('the lists of papers', () => {
  it('are for owners and managers, and for the sellers of the store', async () => {
    expect([ofManagers, ofOwners, ofSellers]).toMatchObject([
      expect.arrayContaining(['paper.all', 'paper.find']),
      expect.arrayContaining(['paperSettings.read', 'paperSettings.save']),
      expect.arrayContaining([
        'sellerPaper.all',
        'sellerPaper.find',
        'sellerPaper.settings',
        'sellerPaper.saveSettings',
      ]),
    ]);
    for (const { headers } of [support, seller, customer])
      refusedAs(await ask('paper.all', {}, headers), 'not-allowed');
    for (const { headers } of [other, customer, owner])
      refusedAs(await ask('sellerPaper.all', { store_id: store }, headers), 'not-allowed');
    for (const headers of nobodies()) {
      for (const name of ['paper.all', 'sellerPaper.all'] as const)
        expect(await ask(name, {}, headers)).toMatchObject({ http: 401, status: 204 });
    }
    for (const { headers } of [owner, manager])
      expect((await open.ask('paper.all', {}, headers)).total).toBeGreaterThan(0);
  });
  it('of a seller have the store’s own, newest first and by kind', async () => {
    const { store: name } = {
      store: (
        await base.db
          .selectFrom('stores')
          .select('name')
          .where('id', '=', store)
          .executeTakeFirstOrThrow()
      ).name,
    };
    const list = await open.ask('sellerPaper.all', {}, helper.headers);
    const { code } = await invoiceOf(base.db, parcel);
    const { code: orderCode } = await base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', placed)
      .executeTakeFirstOrThrow();
    expect(list.data.at(-1)).toMatchObject({
      id: paper,
      kind: 'invoice',
      number: code,
      store: { id: store, name },
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
      await open.ask('sellerPaper.all', { kind: 'credit-note' }, seller.headers),
    ).toMatchObject({
      data: [],
      total: 0,
    });
    expect(await open.ask('sellerPaper.all', {}, other.headers)).toMatchObject({
      data: [],
      total: 0,
    });
    expect(
      await open.ask('paper.all', { store_id: store, page: 9 }, manager.headers),
    ).toMatchObject({ data: [], total: list.total });
    expect((await ask('sellerPaper.all', { kind: 'receipt' }, seller.headers)).status).toBe(201);
  });
  it('of an order stand with it for its buyer', async () => {
    const me = makeVisitor();
    await fillCart(base.db, me, { product: await makeProduct(base.db, { store }) });
    const { id } = await order(base.db, await open.services.market(), me);
    const papers = async () => {
      const found = await open.ask('order.byUser', { user_token: me.token, order_id: id });
      return 'papers' in found ? found.papers : [];
    };
    expect(await papers()).toEqual([]);
    const [own = 0] = await deliver(base.db, id, 'confirm');
    await transaction(base.db, (tx) =>
      cancelParcel(tx, owner.staff, { parcelId: own, title: '', message: 'It broke.' }),
    );
    const [invoice, credit] = await papers();
    expect([invoice, credit]).toMatchObject([
      { kind: 'invoice', parcel_id: own, names: '' },
      { kind: 'credit-note', parcel_id: own, names: invoice?.number },
    ]);
    expect(await ask('orderPaper.find', { id: credit?.id, user_token: me.token })).toMatchObject({
      http: 200,
      status: 200,
    });
  });
});

describe('what papers say', () => {
  const said = {
    legal_name: 'Nordlys ApS',
    tax_number: 'DK 12345678',
    time_zone: 'Europe/Copenhagen',
    address_1: 'Vesterbrogade 1',
    address_2: '',
    zip: '1620',
  };
  it('of a store is set by its owner', async () => {
    expect(await open.ask('sellerPaper.saveSettings', said, seller.headers)).toEqual(said);
    expect(await open.ask('sellerPaper.settings', {}, helper.headers)).toEqual(said);
    refusedAs(
      await ask('sellerPaper.saveSettings', { ...said, legal_name: 'Mine' }, helper.headers),
      'not-allowed',
    );
    for (const { headers } of [other, customer, owner]) {
      refusedAs(
        await ask('sellerPaper.saveSettings', { ...said, store_id: store }, headers),
        'not-allowed',
      );
      refusedAs(await ask('sellerPaper.settings', { store_id: store }, headers), 'not-allowed');
    }
    for (const wrong of [
      { time_zone: 'Mars/Olympus' },
      { time_zone: 'posix' },
      { tax_number: '<b>1</b>' },
      { tax_number: 'x'.repeat(41) },
    ]) {
      expect(
        (await ask('sellerPaper.saveSettings', { ...said, ...wrong }, seller.headers)).status,
        JSON.stringify(wrong),
      ).toBe(201);
    }
    expect(await open.ask('sellerPaper.settings', {}, seller.headers)).toEqual(said);
    expect(await auditOf(base.db, `store:${store}`)).toMatchObject([
      { action: 'store.papers', account_id: seller.accountId },
    ]);
  });
  it('of the market is set by owners', async () => {
    const market = {
      legal_name: 'Souk Trading LLC',
      tax_number: '100-1234',
      time_zone: 'Asia/Dubai',
      commission_tax: 500,
    };
    expect(await open.ask('paperSettings.save', market, owner.headers)).toEqual(market);
    expect(await open.ask('paperSettings.read', {}, owner.headers)).toEqual(market);
    for (const { headers } of [manager, support, seller, customer]) {
      refusedAs(await ask('paperSettings.read', {}, headers), 'not-allowed');
      refusedAs(await ask('paperSettings.save', market, headers), 'not-allowed');
    }
    for (const wrong of [
      { time_zone: '' },
      { time_zone: 'Asia/Nowhere' },
      { commission_tax: 10_001 },
      { commission_tax: -1 },
    ]) {
      expect(
        (await ask('paperSettings.save', { ...market, ...wrong }, owner.headers)).status,
        JSON.stringify(wrong),
      ).toBe(201);
    }
    expect(await open.ask('paperSettings.read', {}, owner.headers)).toEqual(market);
    await open.ask(
      'paperSettings.save',
      { ...market, time_zone: 'UTC', commission_tax: 0 },
      owner.headers,
    );
  });
  it('of the buyer is said with the address, and kept by clients that do not know of it', async () => {
    const me = makeVisitor();
    const id = await makeAddress(base.db, me);
    const company = { company: 'Haddad SARL', tax_number: 'FR 12 345678901' };
    const save = (more: Input) =>
      ask('address.action', { ...address, id, user_token: me.token, ...more });
    expect((await save({})).data).toMatchObject({ company: '', tax_number: '' });
    expect((await save(company)).data).toMatchObject(company);
    expect((await save({ city: 'Lyon' })).data).toMatchObject({ city: 'Lyon', ...company });
    for (const wrong of [
      { tax_number: 'x'.repeat(41) },
      { tax_number: '-' },
      { tax_number: '١٢٣' },
      { company: 'x'.repeat(121) },
      { company: 7 },
    ]) {
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(201);
    }
    expect((await save({ company: '', tax_number: null })).data).toMatchObject({
      company: '',
      tax_number: '',
    });
    expect(
      await open.ask('address.action', { ...address, user_token: makeVisitor().token }),
    ).toMatchObject({ company: '', tax_number: '' });
  });
});
