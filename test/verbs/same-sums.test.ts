// A parcel with a bundle deal, a flash sale price, tax, shipping, a voucher and a fee has the same
// sums for everybody, until all of it is refunded and its store is paid; in each kind of currency.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exponentOf } from '#base/currency.ts';
import { toDecimal, toMinor } from '#base/money.ts';
import { priceText } from '#base/price-text.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { fillCart } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeRule, makeShop, makeStore, makeVisitor } from '../make.ts';
import { makeSale, makeVoucher } from '../offers.ts';
import { invoiceOf, papersOf } from '../papers.ts';
import { openShop, type TestShop } from '../shop.ts';
import { openBank, receive } from '../transfers.ts';
import { invoiceDrawn, letterText, totalInFile } from './shown-totals.ts';

const FEE = 337;
const MONTH_MS = 31 * 86_400_000;
type Sums = Record<
  'subtotal' | 'bundle_offer' | 'shipping_price' | 'tax' | 'voucher_price' | 'fee' | 'total_price',
  number
>;

describe.each(['JPY', 'USD', 'KWD'])('a parcel in %s', (currency) => {
  const exponent = exponentOf(currency);
  const minor = (decimal: number) =>
    Math.sign(decimal) * (toMinor(Math.abs(decimal), exponent) ?? NaN);
  let base: Fresh;
  let open: TestShop;
  let owner: MadeStaff;
  let seller: MadeSeller;
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ currency, currency_exponent: exponent }).execute();
    await openBank(base.db, { fee: FEE });
    open = await openShop(base);
    owner = await makeStaff(base, 'owner');
    seller = await makeSeller(base, await makeStore(base.db));
  });
  afterAll(async () => {
    await open.close();
    await base.close();
  });

  /** A paid order with one parcel. */
  async function buy(ofStore: boolean, shipping = 777) {
    const store = seller.seller.storeId;
    const visitor = makeVisitor();
    const rule = await makeRule(base.db, store, { shipping, single: true });
    const bundle = { buy: 3, free: 1 };
    const tax = { type: 2, amount: 725 } as const;
    const lamp = await makeProduct(base.db, { store, rule, selling: 1999, bundle, tax });
    const bulb = await makeProduct(base.db, {
      store,
      rule,
      selling: 999,
      tax: { type: 1, amount: 7 },
    });
    await makeSale(base.db, bulb.id, { price: 333, quota: 9 });
    await fillCart(
      base.db,
      visitor,
      { product: lamp, quantity: 3 },
      { product: bulb, quantity: 2 },
    );
    const voucher = await makeVoucher(base.db, {
      type: 2,
      amount: 1333,
      store: ofStore ? store : null,
    });
    const { id } = await open.ask('order.action', {
      user_token: visitor.token,
      order_method: orderMethod.bank,
      voucher,
      time_zone: 'UTC',
    });
    const page = await open.ask('order.byUser', { user_token: visitor.token, order_id: id });
    if (!('calculated' in page)) throw new Error('One order was asked for.');
    return { id, page, visitor };
  }
  const pick = (of: Sums): Sums => ({
    subtotal: minor(of.subtotal),
    bundle_offer: minor(of.bundle_offer),
    shipping_price: minor(of.shipping_price),
    tax: minor(of.tax),
    voucher_price: minor(of.voucher_price),
    fee: minor(of.fee),
    total_price: minor(of.total_price),
  });
  const exported = async (id: number) => minor(await totalInFile(open, owner, id));
  const letter = (kind: 'order-placed' | 'order-arrived', data: object) =>
    letterText(base.db, kind, data);

  it.each([
    ['the market’s', false],
    ['its store’s', true],
  ])('with %s voucher has the same sums everywhere', async (_, ofStore) => {
    const { id, page, visitor } = await buy(ofStore);
    const goods = 2 * 1999 + 2 * 333;
    const taxes = 3 * 145 + 2 * 7;
    const off = Math.floor((goods * 1333 + 5000) / 10_000);
    const wanted: Sums = {
      subtotal: goods + 1999,
      bundle_offer: 1999,
      shipping_price: 777,
      tax: taxes,
      voucher_price: off,
      fee: FEE,
      total_price: goods + 777 + taxes - off + FEE,
    };
    const [parcel] = page.parcels;
    expect([
      pick(page.calculated),
      parcel && pick({ ...parcel, subtotal: page.calculated.subtotal }),
    ]).toEqual([wanted, wanted]);
    const desk = await open.ask('adminOrder.open', { id }, owner.headers);
    const sold = await open.ask(
      'sellerParcels.open',
      { id: parcel?.id ?? 0, store_id: seller.seller.storeId },
      seller.headers,
    );
    expect([pick(desk.order.calculated), desk.parcels.map(pick), pick(sold)]).toEqual([
      wanted,
      [wanted],
      wanted,
    ]);
    await receive(base.db, owner.staff, { orderId: id, amount: wanted.total_price });
    await deliver(base.db, id);
    const parcelId = parcel?.id ?? 0;
    expect(await exported(id)).toBe(wanted.total_price);
    const { parts, sums } = await invoiceOf(base.db, parcelId);
    expect([parts, sums.tax, sums.total]).toEqual([
      {
        subtotal: wanted.subtotal,
        bundle: wanted.bundle_offer,
        shipping: wanted.shipping_price,
        voucher: wanted.voucher_price,
        fee: FEE,
      },
      wanted.tax,
      wanted.total_price,
    ]);
    const total = priceText(toDecimal(wanted.total_price, exponent), await open.services.market());
    for (const text of [
      await letter('order-placed', { order: id }),
      await letter('order-arrived', { parcel: parcelId }),
      await invoiceDrawn(open, parcelId, visitor.token),
    ])
      expect(text).toContain(total);
    expect(await auditMarket(base.db)).toEqual([]);
  });

  it('refunded in parts adds up to the whole, and its store is paid for the rest', async () => {
    const { id, page } = await buy(true);
    const total = minor(page.calculated.total_price);
    await receive(base.db, owner.staff, { orderId: id, amount: total });
    await deliver(base.db, id);
    const attempt = async (wish: object = {}) => {
      const trial = await open.ask('refund.attempt', { id, ...wish }, owner.headers);
      const back = (part: { amount: number }[]) =>
        part.reduce((sum, { amount }) => sum + minor(amount), 0);
      expect([
        back(trial.stores),
        trial.books.reduce((sum, one) => sum + minor(one.amount), 0),
      ]).toEqual([minor(trial.amount), 0]);
      return [minor(trial.amount), minor(trial.left)] as const;
    };
    const refund = async (wish: object = {}) => {
      const { id: made, amount } = await open.ask(
        'refund.ask',
        { id, reason: 'Broken.', ...wish },
        owner.headers,
      );
      await open.ask('refund.done', { id: made, reference: 'B' }, owner.headers);
      expect(await auditMarket(base.db)).toEqual([]);
      return minor(amount);
    };
    const [, bulb] = page.ordered_products;
    const piece = { lines: [{ id: bulb?.id ?? 0, quantity: 1 }] };
    expect(await attempt()).toEqual([total, total]);
    const [first, left] = await attempt(piece);
    expect([left, await refund(piece)]).toEqual([total, first]);
    expect(await attempt()).toEqual([total - first, total - first]);

    await transaction(base.db, (tx) => releaseEarnings(tx, new Date(Date.now() + MONTH_MS)));
    const later = new Date(Date.now() + 2 * MONTH_MS);
    const paidOut = await transaction(base.db, (tx) => gatherPayouts(tx, later, later));
    const { payout, lines } = await open.ask(
      'payout.find',
      { id: paidOut.find(({ storeId }) => storeId === seller.seller.storeId)?.id ?? 0 },
      owner.headers,
    );
    const own = lines.find(({ order }) => order === page.order);
    expect(own?.parts).toMatchObject({
      goods: page.calculated.subtotal - page.calculated.bundle_offer,
      shipping: page.calculated.shipping_price,
      voucher: -page.calculated.voucher_price,
    });
    expect(Object.values(own?.parts ?? {}).reduce((sum, part) => sum + minor(part), 0)).toBe(
      minor(own?.amount ?? NaN),
    );
    expect(lines.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(minor(payout.amount));
    await transaction(base.db, (tx) =>
      markPaid(tx, owner.staff, { payoutId: payout.id, reference: 'B-1' }),
    );
    expect(await auditMarket(base.db)).toEqual([]);

    expect(await refund()).toBe(total - first);
    const papers = await papersOf(base.db, page.parcels[0]?.id ?? 0);
    expect(papers.map(({ kind, sums }) => [kind, sums.total])).toEqual([
      ['invoice', total],
      ['credit-note', first],
      ['credit-note', total - first],
    ]);
    const again = await open.ask('adminOrder.open', { id }, owner.headers);
    expect([minor(again.left), minor(again.order.refunded_amount)]).toEqual([0, total]);
  });

  it('that is sent for nothing is so in letters, where no sum of nothing stands', async () => {
    const { id, page } = await buy(false, 0);
    const none = priceText(0, await open.services.market());
    for (const text of [
      await letter('order-placed', { order: id }),
      await letter('order-arrived', { parcel: page.parcels[0]?.id ?? 0 }),
    ]) {
      expect(text).toContain('Shipping: Free');
      expect(text?.split('\n').filter((line) => line.endsWith(`: ${none}`))).toEqual([]);
    }
  });
});
