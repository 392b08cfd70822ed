import type { Handlers } from '#api/handler.ts';
import { amountFromInput } from '#base/amount-from-input.ts';
import { toDecimal } from '#base/money.ts';
import type { adminTakenOrderCalls } from '#contract/admin/taken-order.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Visit } from '#hall/visit.ts';
import type { DraftOrder } from '#market/care/draft-order.ts';
import { findBuyers, findGoods, openBuyer, storeNames } from '#market/care/find-for-order.ts';
import { takeOrder } from '#market/care/take-order.ts';
import { tryOrder, type TriedOrder } from '#market/care/try-order.ts';
import type { Fault } from '#market/orders/basket-lines.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';
import { languageOf, type MarketSettings } from '#market/settings/market-settings.ts';
import { sayIn } from '#words/say.ts';

export const adminTakenOrderHandlers: Handlers<typeof adminTakenOrderCalls> = {
  buyers: ({ reading, market }, { q }) => findBuyers(reading.db, { q, market }),
  buyer: ({ reading }, { id }, by) => openBuyer(reading.db, by, id),
  goods: async ({ reading, market }, { q }, by) => {
    const { db, now } = reading;
    const found = await findGoods(db, by, { q, market }, now);
    const stores = await storeNames(db, found);
    return found.map((line) => variantOf(line, { market, language: by.language, stores }));
  },
  try: async (visit, input, by) => {
    const { reading, market } = visit;
    const tried = await tryOrder(
      reading.db,
      by,
      { draft: draftOrderOf(input), market },
      reading.now,
    );
    return answerOf(
      visit,
      tried,
      await storeNames(
        reading.db,
        tried.lines.map(({ line }) => line),
      ),
    );
  },
  place: ({ write, market, services }, input, by) => {
    const { saved_address: saved, country, state, name, email, phone, city, zip } = input;
    const { address_1, address_2, company, tax_number, delivery_instruction } = input;
    const typed = { country, state, name, email, phone, city, zip, address_1, address_2 };
    return write((tx) =>
      takeOrder(tx, by, {
        draft: { ...draftOrderOf(input), method: input.order_method },
        address: saved === null ? { ...typed, company, tax_number, delivery_instruction } : null,
        language: languageOf(market, input.language),
        total: amountFromInput(input.total, market.currency_exponent),
        key: input.idempotency_key,
        market,
        gateways: services.gateways,
      }),
    );
  },
};

const draftOrderOf = (input: InputOf<typeof adminTakenOrderCalls.try>): DraftOrder => ({
  customerId: input.customer_id,
  addressId: input.saved_address,
  country: input.country,
  state: input.state,
  lines: input.lines.map(({ inventory_id: inventoryId, quantity, pickup }) => ({
    inventoryId,
    quantity,
    pickup,
  })),
  voucher: input.voucher,
  method: input.order_method ?? null,
});

function answerOf(visit: Visit, tried: TriedOrder, stores: Map<number, string>) {
  const { market, language, services } = visit;
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  const say = (fault: Fault | null) =>
    fault ? sayIn(language)(`refusal.${fault.code}`, fault.values) : '';
  const { totals, place } = tried;
  const total = money(totals.total - totals.fee);
  return {
    lines: tried.lines.map(({ line, total: ofLine, fault }) => ({
      ...variantOf(line, { market, language, stores }),
      quantity: line.quantity,
      total: money(ofLine),
      pickup: line.shipping_type === 2,
      pickup_point: line.pickup_point ?? false,
      days: line.day_needed,
      fault: say(fault),
    })),
    gone: tried.gone,
    currency: market.currency,
    sums: {
      subtotal: money(totals.subtotal),
      bundle_offer: money(totals.bundleOffer),
      tax: money(totals.tax),
      shipping_price: money(totals.shipping),
      voucher_price: money(totals.voucher),
      fee: money(totals.fee),
      total_price: money(totals.total),
    },
    voucher_fault: say(tried.voucherFault),
    methods: readPaymentMethods(market, services.gateways).methods.map(
      ({ method, fee, least, most, countries }) => ({
        method,
        fee,
        open:
          total + fee >= least &&
          (most === null || total + fee <= most) &&
          (countries.length === 0 || !place || countries.includes(place.country)),
      }),
    ),
  };
}

type TextContext = { market: MarketSettings; language: string; stores: Map<number, string> };

function variantOf(line: LineToOrder, { market, language, stores }: TextContext) {
  const inWords = (texts: Record<string, string> | null) =>
    texts?.[language] ?? texts?.[market.default_language] ?? Object.values(texts ?? {})[0] ?? '';
  return {
    inventory_id: line.inventory_id,
    product_id: line.product_id,
    title: inWords(line.title),
    choice: inWords(line.choice),
    sku: line.sku,
    image: line.image,
    store: stores.get(line.store_id) ?? '',
    price: toDecimal(pricedLine(line).unit, market.currency_exponent),
    stock: line.stock,
  };
}
