// A made-up order for previews of letters, with the data that the shop would have for a real one.
import { orderMethod, orderStatus } from '#contract/constants.ts';
import {
  DAY,
  EXAMPLE,
  exampleMoney,
  LATER,
  OF_MONEY as CURRENCY,
} from '#outside/letters/example-money.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';
import { sayIn } from '#words/say.ts';
import type { LetterOrder } from '#outside/letters/letter-order.ts';

/** The data of example letters, in a language; `placed` is the order as it was placed and paid. */
export function exampleFacts(language: string): LetterFacts & { placed: LetterOrder } {
  const placed = exampleOrder(language);
  const store = sayIn(language)('letter-example.store');
  const { code, parcelCode } = EXAMPLE;
  return {
    ...exampleMoney(language, placed.address.name),
    placed,
    order: async () => placed,
    timeZone: async () => 'UTC',
    linkKey: async () => '',
    calledOff: async () => ({
      code: parcelCode,
      order_code: code,
      store,
      reason: 'found-cheaper',
      note: sayIn(language)('letter-example.note'),
      by_staff: false,
    }),
    soldParcel: async () => soldParcel(language),
    cart: async () => ({
      exponent: CURRENCY.exponent,
      stores: [
        {
          name: store,
          lines: [
            {
              title: sayIn(language)('letter-example.product'),
              choice: sayIn(language)('letter-example.choice'),
              image: '',
              quantity: 2,
              amount: 7800,
            },
          ],
        },
      ],
    }),
    sale: async () => sayIn(language)('letter-example.sale'),
    variant: async () => ({
      id: 12,
      slug: 'example',
      title: sayIn(language)('letter-example.product'),
      choice: sayIn(language)('letter-example.choice'),
    }),
  };
}

const soldParcel = (language: string) => ({
  code: EXAMPLE.parcelCode,
  order_code: EXAMPLE.code,
  store: sayIn(language)('letter-example.store'),
  status: orderStatus.confirmed,
  due: DAY,
  zone: 'UTC',
  method: orderMethod.stripe,
  paid: true,
  exponent: CURRENCY.exponent,
  lines: [{ text: `2 × ${sayIn(language)('letter-example.product')}`, amount: 7800 }],
  subtotal: 7800,
  bundle_offer: 300,
  voucher_price: 500,
  shipping_price: 490,
  tax: 1000,
  fee: 0,
  total: 8490,
});

/** Fills in only what letters use of an order. */
function exampleOrder(language: string): LetterOrder {
  const say = sayIn(language);
  return {
    id: EXAMPLE.order,
    order: EXAMPLE.code,
    order_method: orderMethod.stripe,
    payment_done: 1,
    cancelled: 0,
    refunded: 0,
    ordered_amount: 84.9,
    live_amount: 84.9,
    created_at: DAY.toISOString(),
    address: {
      name: say('letter-example.person'),
      company: '',
      lines: [say('letter-example.street')],
    },
    ordered_products: [
      {
        id: 1,
        quantity: 2,
        selling: 39,
        choice: say('letter-example.choice'),
        product: { id: 12, title: say('letter-example.product'), image: '' },
      },
    ],
    parcels: [
      {
        id: EXAMPLE.parcel,
        code: EXAMPLE.parcelCode,
        status: orderStatus.confirmed,
        cancelled: 0,
        store: { id: 3, name: say('letter-example.store'), slug: 'example' },
        carrier: 'DHL',
        tracking_number: '00340434161094021501',
        events: [{ action: 'cancel', at: DAY.toISOString(), note: say('letter-example.reason') }],
        lines: [1],
        day_needed: 4,
      },
    ],
    calculated: {
      subtotal: 78,
      shipping_price: 4.9,
      bundle_offer: 3,
      tax: 10,
      voucher_price: 5,
      fee: 0,
      total_price: 84.9,
    },
    pay: { due: 0, state: 'paid', pay_by: LATER.toISOString(), expired: 0 },
  };
}
