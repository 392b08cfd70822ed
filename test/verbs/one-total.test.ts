// An order with a bundle, tax, single-price shipping, a voucher and a fee has the same total
// everywhere: in the cart, when placed, on its page, on its invoices and in its letter; in each
// kind of currency.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimalText, exponentOf } from '#base/currency.ts';
import { toDecimal, toMinor } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import { priceCartLine, savedShipping } from '#web/ui/cart/price-cart-line.ts';
import { priceText } from '#base/price-text.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeRule, makeShop, makeStore, makeVisitor } from '../make.ts';
import { address, fillCart } from '../carts.ts';
import { makeVoucher } from '../offers.ts';
import { invoiceOf } from '../papers.ts';
import { openMethods } from '../pay.ts';
import { openShop, type TestShop } from '../shop.ts';

const FEE = 337;

describe.each(['JPY', 'USD', 'KWD'])('an order in %s', (currency) => {
  const exponent = exponentOf(currency);
  let base: Fresh;
  let open: TestShop;
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ currency, currency_exponent: exponent }).execute();
    await openMethods(base.db, [orderMethod.cashOnDelivery], { fee: FEE });
    open = await openShop(base);
  });
  afterAll(async () => {
    await open.close();
    await base.close();
  });

  it.each([
    ['the market’s', false],
    ['a store’s', true],
  ])('with %s voucher has the same total everywhere', async (_, ofStore) => {
    const visitor = makeVisitor();
    const user_token = visitor.token;
    const store = await makeStore(base.db);
    const rule = await makeRule(base.db, store, { shipping: 777, single: true });
    const [lamp, bulb, chair] = [
      await makeProduct(base.db, {
        store,
        rule,
        selling: 1999,
        bundle: { buy: 3, free: 1 },
        tax: { type: 2, amount: 725 },
      }),
      await makeProduct(base.db, { store, rule, selling: 333, tax: { type: 1, amount: 7 } }),
      await makeProduct(base.db, { selling: 12_345, shipping: 901 }),
    ];
    await fillCart(
      base.db,
      visitor,
      { product: lamp, quantity: 3 },
      { product: bulb, quantity: 5 },
      { product: chair },
    );
    const cart = await open.ask('cart.byUser', { user_token });
    const inCart = totalsOf(
      cart.map((line) => priceCartLine(line, exponent, savedShipping(line))),
      null,
      FEE,
    );
    expect(inCart).toMatchObject({
      subtotal: 20_007,
      bundleOffer: 1999,
      shipping: 777 + 901,
      tax: 3 * 145 + 35,
      fee: FEE,
    });

    const placed = await open.ask('order.action', {
      user_token,
      order_method: orderMethod.cashOnDelivery,
      voucher: await makeVoucher(base.db, { type: 2, amount: 1333, store: ofStore ? store : null }),
      time_zone: 'UTC',
    });
    const page = await open.ask('order.byUser', { user_token, order_id: placed.id });
    if (!('calculated' in page)) throw new Error('One order was asked for.');
    const { calculated, parcels } = page;
    const minor = (decimal: number) => toMinor(decimal, exponent) ?? NaN;
    const voucher = minor(calculated.voucher_price);
    const wanted = {
      subtotal: inCart.subtotal,
      bundle: inCart.bundleOffer,
      shipping: inCart.shipping,
      tax: inCart.tax,
      voucher,
      fee: FEE,
      total: inCart.total - voucher,
    };
    expect(voucher).toBe(
      Math.floor(((ofStore ? 3 * 1999 - 1999 + 5 * 333 : 18_008) * 1333 + 5000) / 10_000),
    );
    expect([
      placed.amount,
      Object.fromEntries(Object.entries(calculated).map(([name, amount]) => [name, minor(amount)])),
    ]).toEqual([
      decimalText(wanted.total, exponent),
      {
        subtotal: wanted.subtotal,
        bundle_offer: wanted.bundle,
        shipping_price: wanted.shipping,
        tax: wanted.tax,
        voucher_price: wanted.voucher,
        fee: FEE,
        total_price: wanted.total,
      },
    ]);
    expect(parcels.reduce((sum, parcel) => sum + minor(parcel.total_price), 0)).toBe(wanted.total);

    const confirmed = await deliver(base.db, placed.id, 'confirm');
    const invoices = (await Promise.all(confirmed.map((parcel) => invoiceOf(base.db, parcel)))).map(
      ({ parts, sums: { tax, total } }) => ({ ...parts, tax, total }) as typeof wanted,
    );
    const names = Object.keys(wanted) as (keyof typeof wanted)[];
    const added = names.map((name) => [
      name,
      invoices.reduce((sum, paper) => sum + paper[name], 0),
    ]);
    expect(Object.fromEntries(added)).toEqual(wanted);

    await transaction(base.db, (tx) =>
      writeLetter(tx, open.services.config, {
        kind: 'order-placed',
        to: address.email,
        language: 'en',
        data: { order: placed.id },
      }),
    );
    const { plain } = await base.db
      .selectFrom('mails')
      .select('plain')
      .where('plain', 'like', `%${placed.order}%`)
      .executeTakeFirstOrThrow();
    const say = sayIn('en');
    const market = await open.services.market();
    const rows: [string, number][] = [
      ['subtotal', wanted.subtotal],
      ['bundle', -wanted.bundle],
      ['voucher', -wanted.voucher],
      ['shipping', wanted.shipping],
      ['tax', wanted.tax],
      ['fee', FEE],
      ['total', wanted.total],
    ];
    for (const [name, amount] of rows)
      expect(plain).toContain(
        `${say(`order.${name}`)}: ${priceText(toDecimal(amount, exponent), market)}`,
      );
  });
});
