// Examples of each kind of letter: together they use every text of letters
// (test/rules/letter-examples.test.ts).
import { orderMethod, orderStatus } from '#contract/constants.ts';
import { guardKinds, letterKinds, type Letters } from '#contract/letters.ts';
import { ofDecisions, statedExample } from '#outside/letters/example-decisions.ts';
import { exampleFacts } from '#outside/letters/example-facts.ts';
import { EXAMPLE } from '#outside/letters/example-money.ts';
import { ofParcels } from '#outside/letters/example-parcels.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';
import { sayIn } from '#words/say.ts';
import type { LetterOrder } from '#outside/letters/letter-order.ts';

/** `facts`: what differs from the example order. */
export type Example<Kind extends keyof Letters = keyof Letters> = {
  data: Letters[Kind];
  facts: LetterFacts;
};
type Some = Partial<LetterFacts>;
type All = { [Kind in keyof Letters]: [Letters[Kind], Some?][] };

/** The examples of a kind of letter, the usual one first. */
export function examplesOf<Kind extends keyof Letters>(
  kind: Kind,
  language: string,
): Example<Kind>[] {
  const { placed, ...usual } = exampleFacts(language);
  const made: [Letters[Kind], Some?][] = all(language, placed)[kind];
  return made.map(([data, facts = {}]) => ({ data, facts: { ...usual, ...facts } }));
}

/** How many examples there are of each kind. */
export const exampleCounts = (): Map<keyof Letters, number> => {
  const made = all('en', exampleFacts('en').placed);
  return new Map(letterKinds.map((kind) => [kind, made[kind].length]));
};

function all(language: string, placed: LetterOrder): All {
  const say = sayIn(language);
  const { order, number: code, word } = EXAMPLE;
  const name = say('letter-example.person');
  const store = say('letter-example.store');
  const reason = say('letter-example.reason');
  const email = 'name@example.com';
  return {
    verify: [[{ name, code }]],
    'already-registered': [[{ name }]],
    welcome: [[{ name }]],
    'staff-invited': [[{ by: name, word }]],
    'store-invited': [[{ by: name, store, word }]],
    'password-code': [[{ name, email, code, word }]],
    'password-changed': [[{ name }]],
    'account-guarded': guardKinds.map((what) => [{ name, what, by: what === 'reset' ? name : '' }]),
    'social-code': [[{ name, code, service: 'google' }]],
    ...ofOrders(placed),
    ...ofParcels(language),
    ...ofMoney(language),
    'seller-verify': [[{ name, code }]],
    'application-received': [[{ name, store }], [{ name, store, asks: true }]],
    'application-asked': [
      [{ name, store, item: { [language]: say('letter-example.item') }, reason }],
    ],
    'application-arrived': [[{ store, email }]],
    'application-approved': [[{ name, store }]],
    'application-refused': [[{ name, store, reason }]],
    ...ofProposals(language),
    'store-suspended': [[{ name, store, reason, because: statedExample(reason) }]],
    'payee-changed': [[{ store, by: name, iban: 'FR76…0189' }], [{ store, by: name, iban: '' }]],
    'trader-wanted': [
      [{ store, lacks: ['phone', 'register'], until: '2027-01-31T12:00:00.000Z' }],
      [{ store, lacks: ['certified'], until: null }],
    ],
    'store-closed': [
      [{ store, by: name, reason: '', until: '2027-01-31T12:00:00.000Z' }],
      [{ store, by: name, reason, until: null, because: statedExample(reason) }],
    ],
    'store-reopened': [[{ store, by: name }]],
    'store-reinstated': [[{ name, store }], [{ name, store, answer: reason }]],
    ...ofDecisions(language),
    contact: [[{ name, email, subject: store, message: say('letter-example.note') }]],
    'webhook-off': [[{ webhook: 1, name: store, address: 'https://hooks.example.com/souk' }]],
    'cart-left': [[{ account: 1, key: word }]],
    'newsletter-confirm': [[{ key: word }]],
    'stock-notice-confirm': [[{ inventory: order, key: word }]],
    'back-in-stock': [[{ inventory: order, key: word }]],
    'sale-notice-confirm': [[{ sale: order, key: word }]],
    'sale-begun': [[{ sale: order, key: word }]],
  };
}

type OrderKinds =
  | 'order-placed'
  | 'order-to-pay'
  | 'order-paid'
  | 'order-cancelled'
  | 'parcel-moved'
  | 'parcel-cancelled'
  | 'pieces-cancelled'
  | 'transfer-refused'
  | 'transfer-short'
  | 'payment-not-needed'
  | 'refunded';

const ONE_LAMP = [{ title: { en: 'Lamp' }, quantity: 1 }];

function ofOrders(placed: LetterOrder): Pick<All, OrderKinds> {
  const { order, parcel } = EXAMPLE;
  const as = (more: Partial<LetterOrder>): Some => ({
    order: async () => ({ ...placed, ...more }),
  });
  const pay = (more: Partial<LetterOrder['pay']>): LetterOrder['pay'] => ({
    ...placed.pay,
    ...more,
  });
  const due = pay({ due: 84.9, state: 'none' });
  const unpaid = { payment_done: 0, pay: due } as const;
  const events = (action: 'reopen' | 'cancel', note: string) =>
    placed.parcels.map((one) => ({ ...one, events: [{ action, at: placed.created_at, note }] }));
  const whys = ['order-closed', 'paid-twice', 'surplus', 'gateway', 'dispute', 'other'] as const;
  return {
    'order-placed': [
      [{ order }],
      [{ order }, as(unpaid)],
      [{ order }, as({ ...unpaid, order_method: orderMethod.bank })],
      [{ order }, as({ ...unpaid, order_method: orderMethod.cashOnDelivery })],
    ],
    'order-to-pay': [
      [{ order }, as(unpaid)],
      [{ order }, as({ ...unpaid, order_method: orderMethod.bank })],
    ],
    'order-paid': [
      [{ order, amount: 8490 }],
      [{ order, amount: 8490 }, as({ parcels: events('reopen', '') })],
    ],
    'order-cancelled': [
      [{ order }],
      [{ order }, as({ payment_done: 0, pay: pay({ expired: 1 }) })],
    ],
    'parcel-moved': (['confirmed', 'pickedUp', 'onTheWay', 'delivered'] as const).map((step) => [
      { order, parcel, status: orderStatus[step] },
    ]),
    'parcel-cancelled': [[{ order, parcel }]],
    'pieces-cancelled': [
      [{ order, store: 'Lumen', reason: '…', pieces: ONE_LAMP }],
      [{ order, store: 'Lumen', reason: '…', pieces: ONE_LAMP, less: true }, as(unpaid)],
    ],
    'transfer-refused': [[{ order, transfer: 1 }]],
    'transfer-short': [[{ order, received: 5000, missing: 3490 }]],
    'payment-not-needed': [
      [{ order, payment: 1 }, notNeeded(placed, 'paid-twice')],
      [{ order, payment: 1 }, notNeeded(placed, 'order-closed')],
    ],
    refunded: [
      [{ order, amount: 2495, refund: 1 }, as({ live_amount: 59.95 })],
      ...whys.map((why): [Letters['refunded'], Some] => [
        { order, amount: 2495, refund: 1 },
        { refundWhy: async () => why },
      ]),
    ],
  };
}

/** Money for an order that does not need it. */
const notNeeded = (placed: LetterOrder, why: string): Some => ({
  payment: async () => ({
    code: placed.order,
    amount: 8490,
    received: 8490,
    currency: 'EUR',
    exponent: 2,
    reason: why,
    provider_ref: null,
  }),
});

type MoneyKinds =
  | 'payout-paid'
  | 'payment-in-review'
  | 'refund-failed'
  | 'refund-outside'
  | 'dispute-opened'
  | 'dispute-ended'
  | 'store-dispute-opened'
  | 'store-dispute-ended';

function ofMoney(language: string): Pick<All, MoneyKinds> {
  const { order, parcel } = EXAMPLE;
  const usual = exampleFacts(language);
  const disputed = { order, dispute: 1 };
  const part = { dispute: 1, parcel };
  type Dispute = NonNullable<Awaited<ReturnType<LetterFacts['dispute']>>>;
  type Part = NonNullable<Awaited<ReturnType<LetterFacts['storePart']>>>;
  const dispute = (more: Partial<Dispute>): Some => ({
    dispute: async (id) => {
      const usualDispute = await usual.dispute(id);
      return usualDispute && { ...usualDispute, ...more };
    },
  });
  const storePart = (more: Partial<Part>): Some => ({
    storePart: async (id, of) => {
      const usualPart = await usual.storePart(id, of);
      return usualPart && { ...usualPart, ...more };
    },
  });
  return {
    'payout-paid': [[{ payout: 1 }]],
    'payment-in-review': [[{ order, payment: 1 }]],
    'refund-failed': [[{ order, refund: 1 }]],
    'refund-outside': [[{ order, refund: 1, amount: 2495 }]],
    'dispute-opened': [
      [disputed],
      [disputed, dispute({ due: null })],
      [disputed, dispute({ state: 'inquiry' })],
    ],
    'dispute-ended': [
      [disputed, dispute({ state: 'won' })],
      [disputed, dispute({ state: 'lost', known: false, guessed: true })],
      [disputed, dispute({ state: 'closed' })],
    ],
    'store-dispute-opened': [[part], [part, storePart({ share: 0 })]],
    'store-dispute-ended': [
      [part, storePart({ state: 'won' })],
      [part, storePart({ state: 'lost', settled: true, back: 3900 })],
    ],
  };
}

type OfProposals = 'proposal-approved' | 'proposal-refused' | `enrolment-${'approved' | 'refused'}`;

function ofProposals(language: string): Pick<All, OfProposals> {
  const say = sayIn(language);
  const name = say('letter-example.person');
  const title = { [language]: say('letter-example.product') };
  const text = say('letter-example.reason');
  const sale = { [language]: say('letter-example.sale') };
  return {
    'enrolment-approved': [[{ name, title, sale, reason: '' }]],
    'enrolment-refused': [[{ name, title, sale, reason: text }]],
    'proposal-approved': [[{ name, title, product: { id: 12, slug: 'example' } }]],
    'proposal-refused': [
      [
        {
          name,
          title,
          reason: { code: null, text },
          reasons: [{ field: 'title', code: null, text }],
        },
      ],
    ],
  };
}
