import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { taxesOf, yearIn, type Invoice } from '#market/orders/invoice.ts';
import { issueInvoice } from '#market/orders/issue-invoice.ts';
import { visitor, type Shopper } from '#market/settings/actor.ts';
import type { Shop } from '#market/settings/shop.ts';
import { invoicePdf } from '#outside/pdf/invoice-pdf.ts';
import { runsOf } from '#outside/pdf/runs.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { fillCart, makeProduct, makeShop, makeStore, makeVisitor, makeVoucher, order, twoStores, unique, type MadeProduct } from '../make.ts';
import { linesOf, readPdf } from '../read-pdf.ts';
import { openMethods } from '../pay.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh, shop: Shop, open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  shop = await makeShop(base.db);
  await base.db.updateTable('settings').set({ address_1: '1 Market Street', city: 'Dubai', country: 'AE', phone: '+971 4 123 4567', email: 'hello@souk.example' }).execute();
  open = await openShop(base);
});
afterAll(async () => { await open.close(); await base.close(); });

const LATE = new Date('2026-12-31T22:30:00Z'), DAY = new Date('2026-11-21T10:00:00Z');
const issue = (shopper: Shopper, parcel: number, now = DAY) => transaction(base.db, (tx) => issueInvoice(tx, shopper, parcel, now));
const buyer = (language = 'en', timeZone = 'UTC') => visitor(unique('buyer'), { language, timeZone });

/** An order whose parcels are confirmed; answers their ids. */
async function confirmed(shopper: Shopper, ...products: MadeProduct[]): Promise<number[]> {
  await fillCart(base.db, shopper, ...products.map((product) => ({ product })));
  return deliver(base.db, (await order(base.db, shop, shopper)).id, 'confirm');
}
const one = async (shopper: Shopper, product?: MadeProduct): Promise<number> => (await confirmed(shopper, product ?? await makeProduct(base.db)))[0] ?? 0;

describe('an invoice', () => {
  it('has the next number of its store and year, and keeps it', async () => {
    const store = await makeStore(base.db), product = await makeProduct(base.db, { store }), other = await makeProduct(base.db), me = makeVisitor();
    const [first, second] = [await one(me, product), await one(me, product)];
    expect((await issue(me, first)).number).toBe(`S${store}-2026-000001`);
    expect((await issue(me, second)).number).toBe(`S${store}-2026-000002`);
    expect(await issue(me, first, new Date('2027-03-01T00:00:00Z'))).toMatchObject({ number: `S${store}-2026-000001`, issuedAt: DAY });
    expect((await issue(me, await one(me, other))).number).toBe(`S${other.store}-2026-000001`);
    expect((await issue(me, await one(me, product), new Date('2027-03-01T00:00:00Z'))).number).toBe(`S${store}-2027-000001`);
  });
  it('is of the year that it is in where the buyer lives', async () => {
    const product = await makeProduct(base.db), [there, here] = [buyer('en', 'Asia/Dubai'), buyer('en', 'America/New_York')];
    expect((await issue(there, await one(there, product), LATE)).number).toBe(`S${product.store}-2027-000001`);
    expect((await issue(here, await one(here, product), LATE)).number).toBe(`S${product.store}-2026-000001`);
    expect([yearIn(LATE, 'Asia/Dubai'), yearIn(LATE, 'UTC')]).toEqual([2027, 2026]);
  });
  it('asked for by twenty at one moment gets twenty numbers without a gap, and one for the same parcel', async () => {
    const product = await makeProduct(base.db), buyers = await Promise.all(Array.from({ length: 20 }, async () => { const me = makeVisitor(); return { me, parcel: await one(me, product) }; }));
    const numbers = await Promise.all(buyers.flatMap(({ me, parcel }) => [issue(me, parcel), issue(me, parcel)]));
    expect([...new Set(numbers.map(({ number }) => Number(number.slice(-6))))].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    for (const [at, { number }] of numbers.entries()) if (at % 2) expect(number).toBe(numbers[at - 1]?.number);
  });
  it('is not there before the parcel is confirmed, when it is cancelled, and for anybody else', async () => {
    const me = makeVisitor(), product = await makeProduct(base.db);
    await fillCart(base.db, me, { product });
    const { id } = await order(base.db, shop, me), { id: parcel } = await base.db.selectFrom('parcels').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
    await expect(issue(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    await transaction(base.db, (tx) => cancelOrder(tx, me, { orderId: id, title: 'No', message: 'No.' }));
    await base.db.updateTable('parcels').set({ status: 2 }).where('id', '=', parcel).execute();
    await expect(issue(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    const mine = await one(me, product);
    await issue(me, mine);
    await expect(issue(makeVisitor(), mine)).rejects.toMatchObject({ code: 'parcel-not-found' });
    await expect(issue(me, 2_000_000_000)).rejects.toMatchObject({ code: 'parcel-not-found' });
    expect(await base.db.selectFrom('invoices').select('parcel_id').where('store_id', '=', product.store).execute()).toEqual([{ parcel_id: mine }]);
  });
  it('leaves no gap that the database would take', async () => {
    const me = makeVisitor(), product = await makeProduct(base.db), parcel = await one(me, product), skipped = sql`insert into invoices (parcel_id, store_id, year, number, stated, issued_at) values (${parcel}, ${product.store}, 2026, 2, '{}', now())`;
    await expect(skipped.execute(base.db)).rejects.toMatchObject({ code: '23503' });
    const next = await one(me, product);
    await issue(me, parcel);
    await expect(sql`insert into invoices (parcel_id, store_id, year, number, stated, issued_at) values (${next}, ${product.store}, 2026, 1, '{}', now())`.execute(base.db)).rejects.toMatchObject({ code: '23505' });
  });
  it('adds up as the parcel does, with each tax by its rate as it was then', async () => {
    const me = makeVisitor(), { lamp, bulb } = await twoStores(base.db, me), code = await makeVoucher(base.db, { amount: 300, store: lamp.store });
    const [parcel = 0] = await deliver(base.db, (await order(base.db, shop, me, { voucher: code })).id, 'confirm');
    await sql`update tax_rules set amount = 5, title = '{"en":"Changed"}' where id in (select tax_rule_id from products where id in (${lamp.id}, ${bulb.id}))`.execute(base.db);
    const invoice = await issue(me, parcel);
    expect(invoice).toMatchObject({ lines: [{ title: 'Lamp', quantity: 2, unit: 2000, tax: 400, amount: 4000 }, { title: 'Bulb', quantity: 1, unit: 750, tax: 25, amount: 750 }], voucherCode: code,
      sums: { subtotal: 4750, bundle: 0, tax: 425, shipping: 800, voucher: 300, fee: 0, total: 5675 }, taxes: [{ title: 'Lamp', rate: { type: 2, amount: 1000 }, base: 4000, tax: 400 }, { title: 'Bulb', rate: { type: 1, amount: 25 }, base: 750, tax: 25 }],
      seller: { address: [] }, market: { name: 'Souk', address: ['1 Market Street', 'Dubai', 'United Arab Emirates'], contacts: ['+971 4 123 4567', 'hello@souk.example'] }, buyer: { name: 'Amal Haddad', address: ['1, rue de la Paix', expect.stringContaining('75001 Paris'), 'France'] } });
  });
  it('names the fee of the way to pay as part of its total', async () => {
    const me = makeVisitor(), dear = await openMethods(base.db, [orderMethod.cashOnDelivery], { fee: 150 });
    await fillCart(base.db, me, { product: await makeProduct(base.db, { selling: 1000, shipping: 500 }) });
    const [parcel = 0] = await deliver(base.db, (await order(base.db, dear, me)).id, 'confirm');
    await openMethods(base.db, [orderMethod.cashOnDelivery]);
    const invoice = await issue(me, parcel);
    expect(invoice.sums).toMatchObject({ subtotal: 1000, shipping: 500, fee: 150, total: 1650 });
    expect(linesOf(readPdf(await invoicePdf(invoice)).pages[0] ?? []).join('\n')).toMatch(/Shipping\$5\.00[\s\S]*Payment fee\$1\.50[\s\S]*Total\$16\.50/);
  });
  it('says what was true when it was issued', async () => {
    const me = makeVisitor(), product = await makeProduct(base.db), parcel = await one(me, product), before = await invoicePdf(await issue(me, parcel));
    await base.db.updateTable('stores').set({ name: 'Another name' }).where('id', '=', product.store).execute();
    await base.db.updateTable('settings').set({ currency_icon: '£', phone: '0' }).execute();
    expect(Buffer.from(await invoicePdf(await issue(me, parcel, LATE))).equals(Buffer.from(before))).toBe(true);
    await base.db.updateTable('settings').set({ currency_icon: '$', phone: '+971 4 123 4567' }).execute();
  });
});

describe('taxes', () => {
  const line = { selling: 1000, quantity: 3, tax_price: 100, tax_title: 'VAT', tax_type: 2, tax_amount: 1000 };
  it('of one rate are one sum, of another another, and none says nothing', () => {
    expect(taxesOf([line, { ...line, quantity: 1 }, { ...line, tax_amount: 500, tax_price: 50 }, { ...line, tax_price: 0 }, { ...line, tax_title: null, tax_type: null, tax_amount: null }])).toEqual([
      { title: 'VAT', rate: { type: 2, amount: 1000 }, base: 4000, tax: 400 }, { title: 'VAT', rate: { type: 2, amount: 500 }, base: 3000, tax: 150 }, { title: '', rate: null, base: 3000, tax: 300 }]);
  });
});

describe('the paper', () => {
  const invoice = (language: string, more: Partial<Invoice> = {}): Invoice => ({
    number: 'S12-2026-000042', issuedAt: LATE, language, timeZone: 'Asia/Dubai', order: { code: 'ABCD2345EFGH6789', placedAt: DAY, method: 2 }, parcelCode: 'ZYXW9876VUTS5432',
    seller: { name: 'Nordlys Home', address: ['Copenhagen'], contacts: [] }, market: { name: 'Souk', address: [], contacts: ['+971 4 123 4567'] }, buyer: { name: 'ليلى حداد', address: ['شارع الحمرا 12'], contacts: ['+961 1 234 567'] },
    currency: 'USD', money: { currency_icon: '$', currency_position: 1, currency_exponent: 2, decimal_format: 'en-US' }, lines: [{ title: 'مصباح (Oak) بقاعدة 30 سم', choice: '', sku: 'WT-120/45-B', quantity: 3, free: 1, unit: 4550, tax: 1365, amount: 13_650 }],
    taxes: [{ title: 'VAT', rate: { type: 2, amount: 1000 }, base: 13_650, tax: 1365 }], voucherCode: 'WELCOME-10', sums: { subtotal: 13_650, bundle: 4550, shipping: 1990, tax: 1365, voucher: 1000, fee: 0, total: 11_455 }, ...more });
  const read = async (what: Invoice) => readPdf(await invoicePdf(what));

  it('is the same each time, has its fonts in it and says what it is', async () => {
    const [first, second] = [await invoicePdf(invoice('ar')), await invoicePdf(invoice('ar'))];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
    expect(readPdf(first).fonts.map((font) => font.replace(/^\w+\+/, '')).sort()).toEqual(['Inter-Regular', 'NotoSansArabic-Regular']);
    for (const said of ['/Lang (ar)', '(D:20261231223000Z)', '/DisplayDocTitle true']) expect(Buffer.from(first).toString('latin1')).toContain(said);
    expect(first.length).toBeLessThan(60_000);
  });
  it('in English says every part, with dates where the buyer lives', async () => {
    const { pages: [page = []] } = await read(invoice('en', { lines: [{ title: 'Wool throw', choice: 'Colour: Sand', sku: 'WT-120/45-B', quantity: 3, free: 1, unit: 4550, tax: 1365, amount: 13_650 }] }));
    const text = linesOf(page).join('\n');
    for (const said of ['Invoice', 'S12-2026-000042January 1, 2027November 21, 2026', 'ABCD2345EFGH6789ZYXW9876VUTS5432Cash on delivery', 'Nordlys Home', 'Wool throw3$45.50$13.65$136.50', 'Colour: Sand', 'SKU WT-120/45-B', '1 of them free', 'All amounts in USD', 'Subtotal$136.50',
      'Bundle deal−$45.50', 'Tax$13.65', 'Shipping$19.90', 'Voucher WELCOME-10−$10.00', 'Total$114.55', 'VAT10%$136.50$13.65', 'Page 1 of 1']) expect(text).toContain(said);
  });
  it('in Arabic stands from the right, with numbers, codes and Latin names in their own order', async () => {
    const { pages: [page = []] } = await read(invoice('ar'));
    const text = linesOf(page, 'rtl').join('\n');
    for (const said of ['فاتورة', 'رقم الفاتورةتاريخ الإصدارتاريخ الطلب', 'S12-2026-0000421 يناير 202721 نوفمبر 2026', 'ليلى حداد', 'شارع الحمرا 12', 'رمز المنتج WT-120/45-B', 'القسيمة WELCOME-10−$10.00', 'الإجمالي$114.55', 'صفحة 1 من 1']) expect(text).toContain(said);
    const across = linesOf(page).join('\n');                 // and as the eye sees them from the left
    for (const seen of ['+961 1 234 567', '+971 4 123 4567', 'Nordlys Home', '$13.65', '(Oak)']) expect(across).toContain(seen);
    const title = page.find(({ size }) => size === 24), amount = page.find(({ text: said }) => said === '$114.55');
    expect([title && title.x > 400, amount && amount.x < 60]).toEqual([true, true]);
  });
  it('in Hindi, Turkish and French has the letters of its language', async () => {
    const said = async (language: string, name: string) => linesOf((await read(invoice(language, { buyer: { name, address: [], contacts: [] } }))).pages[0] ?? []).join('\n');
    expect(await said('hi', 'प्रिया शर्मा')).toMatch(/बिल[\s\S]*प्रिया शर्मा[\s\S]*उप-योग/);
    expect(await said('tr', 'Şule Işıloğlu')).toMatch(/Fatura[\s\S]*Şule Işıloğlu[\s\S]*%10/);
    expect(await said('fr', 'Élodie Lefèvre-Œuvrard')).toMatch(/Facture[\s\S]*Élodie Lefèvre-Œuvrard[\s\S]*Récapitulatif des taxes/);
  });
  it('writes amounts with the decimals of their currency', async () => {
    const inDinar = { currency: 'KWD', money: { currency_icon: 'KWD ', currency_position: 1, currency_exponent: 3, decimal_format: 'en-US' } };
    expect(linesOf((await read(invoice('en', inDinar))).pages[0] ?? []).join('\n')).toContain('TotalKWD 11.455');
    const inYen = { currency: 'JPY', money: { currency_icon: '¥', currency_position: 1, currency_exponent: 0, decimal_format: 'en-US' } };
    expect(linesOf((await read(invoice('en', inYen))).pages[0] ?? []).join('\n')).toContain('Total¥11,455');
  });
  it('takes as many pages as it needs, each with its head and its number', async () => {
    const line = { title: 'A long name that goes over two lines at least, because it does not end', choice: 'Size: 4', sku: 'X-1', quantity: 1, free: 0, unit: 100, tax: 10, amount: 100 };
    const { pages } = await read(invoice('en', { lines: Array.from({ length: 40 }, (_, at) => ({ ...line, sku: `X-${at + 1}` })) }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) expect(linesOf(page).at(-1)).toBe(`Souk · S12-2026-000042 · Page ${at + 1} of ${pages.length}`);
    expect(pages.filter((page) => linesOf(page).some((row) => row.startsWith('ItemQty'))).length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(pages.flatMap((page) => linesOf(page)).filter((row) => row.startsWith('SKU X-'))).toEqual(Array.from({ length: 40 }, (_, at) => `SKU X-${at + 1}`));
    for (const { y } of pages.flat()) expect(y).toBeGreaterThan(30);
  });
  it('leaves out what no font has, and what would turn a text around', () => {
    expect(runsOf('Lamp 💡 東', 'ltr').map(({ text }) => text).join('')).toBe('Lamp  ?');
    expect(runsOf('abc\u202edef', 'ltr').map(({ text }) => text).join('')).toBe('abcdef');
    expect(runsOf('مصباح (Oak) 30', 'rtl').map(({ text }) => text)).toEqual(['30', ' ', '(', 'Oak', ')', ' ', 'مصباح']);
  });
});

describe('order/invoice', () => {
  it('answers a PDF to who bought it, and the wrapper to everybody else', async () => {
    const me = makeVisitor(), parcel = await one(me), path = `order/invoice/${parcel}`;
    const mine = await fetch(`${open.origin}/api/v1/${path}?user_token=${me.token}`);
    expect([mine.status, mine.headers.get('content-type'), mine.headers.get('cache-control'), mine.headers.get('content-disposition')]).toEqual([200, 'application/pdf', 'private, no-store', expect.stringMatching(/^inline; filename="S\d+-\d{4}-000001\.pdf"$/)]);
    expect(Buffer.from(await mine.arrayBuffer()).subarray(0, 5).toString()).toBe('%PDF-');
    const theirs = await open.call('GET', path, { user_token: makeVisitor().token }), none = await open.call('GET', 'order/invoice/2000000000', { user_token: me.token });
    expect(theirs).toMatchObject({ http: 200, status: 201, data: { form: [expect.any(String)] } });
    expect(theirs.body).toEqual(none.body);
    expect(await open.call('GET', path)).toMatchObject({ http: 401, status: 204, data: null });
  });
});
