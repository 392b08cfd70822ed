// Every call of the contract: as plainly as a client may make it, and with hostile values in every
// place.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesInWords } from '#api/wire/issues.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { csvHow } from '../bank-files.ts';

/** The least that each call needs; nothing stands for what needs nothing. */
const least: Partial<Record<keyof typeof endpoints, Record<string, unknown>>> = {
  product: { id: '7' },
  flashSaleProducts: { id: '7' },
  store: { slug: 'souk' },
  page: { slug: 'about' },
  suggestedProducts: { id: '7' },
  reviews: { id: '7' },
  trackOrder: { tracking_id: 'ABC' },
  localization: { locale_code: 'fr' },
  addressAction: {
    name: 'A',
    email: 'a@b.co',
    phone: '1',
    country: 'FR',
    city: 'Paris',
    zip: '75001',
    address_1: '1, rue A',
  },
  addressDelete: { id: '7' },
  cartAction: { product_id: 7, inventory_id: 8, quantity: -1 },
  cartBuyNow: { product_id: 7, inventory_id: 8, quantity: 1 },
  cartDelete: { id: '9007199254740991' },
  cartUpdateShipping: {
    cart: { 9007199254740991: { shipping_place: '', shipping_type: '' } },
    selected_address: 7,
  },
  orderAction: { order_method: 2 },
  sendOrderEmail: { id: '7' },
  cancelOrder: { order_id: 7, title: 'T', message: 'M' },
  findCancellation: { id: '7' },
  cancelParcel: { parcel_id: 7, title: 'T', message: 'M' },
  sellerSignUp: { name: 'A', store_name: 'S', email: 'a@b.co', password: 'p' },
  sellerVerify: { email: 'a@b.co', code: 123456 },
  sellerParcel: { id: '7' },
  sellerConfirm: { id: '7' },
  sellerPickUp: { id: '7' },
  sellerSend: { id: '7' },
  sellerDeliver: { id: '7' },
  sellerCancel: { id: '7', note: 'N' },
  adminParcel: { id: '7' },
  adminConfirm: { id: '7' },
  adminPickUp: { id: '7' },
  adminSend: { id: '7' },
  adminDeliver: { id: '7' },
  adminCancel: { id: '7', note: 'N' },
  adminApprove: { id: '7' },
  adminRefuse: { id: '7', reason: 'R' },
  adminSuspend: { id: '7', reason: 'R' },
  adminReinstate: { id: '7' },
  adminAppoint: { email: 'a@b.co', role: 'support' },
  adminDismiss: { account_id: 7 },
  orderPay: { id: '7', order_method: 3 },
  orderPaymentDone: { id: '7', order_method: '3' },
  orderTransaction: { id: '7', trans_id: 'T' },
  adminSavePayMethod: { method: '3' },
  adminLookAtPayment: { id: '7' },
  adminDecidePayment: { id: '7', decision: 'refund', reason: 'R' },
  adminRefund: { id: '7', reason: 'R' },
  adminRefundDone: { id: '7' },
  adminAllocateRefund: { id: '7' },
  adminDispute: { id: '7' },
  adminSaveDispute: { payment_id: '7', reference: 'D', state: 'lost' },
  adminAcceptTransfer: { id: '7' },
  adminRefuseTransfer: { id: '7', reason: 'R' },
  adminSaveCommissionRule: { rate: '500' },
  adminMoveCommissionRule: { id: '7', place: 1 },
  adminDeleteCommissionRule: { id: '7' },
  sellerPayout: { id: '7' },
  adminAdjust: { id: '7', amount: '-1.50', reason: 'R' },
  adminPayout: { id: '7' },
  adminSavePayoutSettings: { release_days: '7', payout_period: 'week' },
  adminPaid: { id: '7' },
  adminCancelPayout: { id: '7' },
  adminSettlement: { id: '7' },
  adminReadSettlement: { gateway: 3, name: 'N', csv: 'a' },
  reviewHelpful: { id: '7' },
  findRatingReview: { id: '7' },
  ratingReviewAction: { product_id: 7, order_id: '8', rating: '5' },
  orderInvoice: { id: '7' },
  orderPaper: { id: '7' },
  sellerPaper: { id: '7' },
  adminPaper: { id: '7' },
  adminTransferProof: { id: '7' },
  adminReceiveMoney: { id: '7', amount: '1.50', reference: 'B' },
  adminReverseReceipt: { id: '7', reason: 'R' },
  adminStoreReserve: { id: '7' },
  adminSaveStoreReserve: { id: '7' },
  adminDecideApproval: { id: '7', answer: 'approve' },
  adminBankStatement: { id: '7' },
  adminMatchBankEntry: { id: '7', order_id: '8' },
  adminIgnoreBankEntry: { id: '7', reason: 'R' },
  adminReopenBankEntry: { id: '7' },
  adminSaveBankCsv: { name: 'N', mapping: csvHow },
  adminDeleteBankCsv: { id: '7' },
  adminPreviewBankCsv: { mapping: csvHow },
  adminSavePaperSettings: { time_zone: 'UTC', commission_tax: '0' },
  signIn: { email: 'a@b.co', password: 'p' },
  signUp: { name: 'A', email: 'a@b.co', password: 'p' },
  verify: { email: 'a@b.co', code: 123456 },
  forgotPassword: { email: 'a@b.co' },
  updatePassword: { email: 'a@b.co', code: '123456', password: 'p' },
  updateProfile: { name: 'A' },
  endSession: { id: '00000000-0000-4000-8000-000000000000' },
  socialExchange: { code: 'c' },
  socialAddress: { code: 'c' },
  socialConfirm: { code: 'c', email: 'a@b.co', digits: 123456 },
  wishlistAction: { product_id: 7 },
  compareListAction: { product_id: '7' },
  storeFollow: { store_id: 7 },
  contact: { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' },
  emailSubscription: { email: 'a@b.co' },
  confirmSubscription: { key: 'k' },
  leaveSubscription: { key: 'k' },
};
const calls = Object.entries(endpoints).map(([name, { input }]) => ({
  name,
  input,
  sent: { ...Object.entries(least).find(([known]) => known === name)?.[1] },
}));

// neither a text nor a number can be made of it
const unspeakable = { toString: null, valueOf: null };
const HOSTILE: unknown[] = [
  null,
  '',
  ' ',
  '0',
  '-1',
  0,
  -1,
  1.5,
  1e309,
  -1e309,
  Number.NaN,
  'NaN',
  '1e309',
  true,
  [],
  [null],
  [[]],
  ['a'],
  [1, 2],
  {},
  { id: 1.5 },
  { id: [] },
  unspeakable,
  { id: unspeakable },
  'a\u0000b@c.co',
  'a\u0000b',
  '\u0000',
  '\ud800',
  '\u202e',
  '١٢',
  '９',
  "' or 1=1 --",
  '../../etc/passwd',
  'x'.repeat(100_000),
  '__proto__',
  JSON.parse('{"__proto__":{"a":1}}'),
  { 1: null },
  { '1e3': {} },
  { 1: { shipping_place: { id: unspeakable }, shipping_type: 1 } },
  { 1: { shipping_place: unspeakable, shipping_type: unspeakable } },
];
const shown = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 120);

describe.each(calls)('$name', ({ input, sent }) => {
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const attacks = [
    ...names.flatMap((name) => HOSTILE.map((value) => ({ ...sent, [name]: value }))),
    ...HOSTILE.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
  ];

  it('needs no more than it must', () =>
    expect(input.safeParse(sent).error?.issues ?? []).toEqual([]));
  it('passes over what it does not know', () =>
    expect(input.safeParse({ ...sent, utm_source: 'mail', is_user: true })).toEqual(
      input.safeParse(sent),
    ));
  it.each(Object.keys(sent).length ? Object.keys(sent) : [])(
    'says that %s is required when it is left out',
    (name) => {
      const { [name]: _, ...rest } = sent;
      expect(
        input.safeParse(rest).error?.issues.map(({ path, message }) => [path[0], message]),
      ).toContainEqual([name, name === 'cart' ? 'invalid-input' : 'required']);
    },
  );
  it('takes or refuses whatever it is sent, and never breaks', () => {
    for (const attack of attacks)
      expect(() => input.safeParse(attack), shown(attack)).not.toThrow();
  });
  it('refuses one sentence a field, in words', () => {
    for (const attack of attacks) {
      const { error } = read(input, attack);
      const fields = new Set(error?.issues.map(({ path }) => path[0]));
      if (error)
        expect(
          issuesInWords(error, sayIn('en')).filter((sentence) => /\w{3}/.test(sentence)),
          shown(attack),
        ).toHaveLength(fields.size);
    }
  });
  it('lets nothing through that a database can not keep', () => {
    for (const attack of attacks) {
      // a zone is read by the door, which asks Intl whether there is such; of a password only its
      // hash is kept
      const hashed = Object.fromEntries(
        ['password', 'current_password', 'new_password']
          .filter((name) => names.includes(name))
          .map((name) => [name, 'p']),
      );
      for (const value of within(
        read(input, { ...attack, ...hashed, time_zone: undefined }).data,
      )) {
        if (typeof value === 'string') expect(value, shown(attack)).not.toContain('\u0000');
        if (typeof value === 'number') expect(value, shown(attack)).toSatisfy(Number.isFinite);
      }
    }
  });
});

describe('older clients', () => {
  it('may leave a line’s place out when they have none', () => {
    expect(
      endpoints.cartUpdateShipping.input.safeParse({
        cart: { 5: { cart: 5, shipping_type: '2' } },
        selected_address: '7',
      }).data?.cart,
    ).toEqual({ 5: { shipping_place: null, shipping_type: 2 } });
  });
  it('name a line’s place by all that they know of it', () => {
    expect(
      endpoints.cartUpdateShipping.input.safeParse({
        cart: {
          5: {
            cart: 5,
            shipping_place: { id: 3, country: 'FR' },
            shipping_type: 1,
            single_shipping: false,
          },
        },
        selected_address: 7,
      }).data?.cart,
    ).toEqual({ 5: { shipping_place: 3, shipping_type: 1 } });
  });
  it('send holes among the lines they tick', () =>
    expect(
      endpoints.cartChange.input.safeParse({ checked: [null, 5], unchecked: [], isBundle: false })
        .data,
    ).toEqual({ checked: [5], unchecked: [], isBundle: false }));
  it('may leave filters empty or 0', () => {
    expect(
      endpoints.all.input.safeParse({
        category: 'shoes',
        brand: '',
        collection: '',
        shipping: '',
        rating: '0',
        min: '0',
        max: '0',
        sortby: '',
        page: '',
        sidebar_data: 'true',
      }).data,
    ).toEqual({ category: 'shoes', sub_category: '', page: 1, sidebar_data: true });
  });
});

describe('the addresses of calls', () => {
  const all = Object.values(endpoints);
  it('are each there once', () =>
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length));
  it('name in braces only what the call takes', () => {
    for (const { path, input } of all)
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
        expect(input instanceof z.ZodObject && name in input.shape, path).toBe(true);
  });
  it('that are kept are public and only read', () => {
    for (const { kept, path, audience, methods } of all)
      if (kept) expect([path, audience, ...methods]).toEqual([path, 'public', 'GET']);
  });
});

/** Every value inside a value, names of fields too. */
function within(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.entries(value).flatMap(([name, inner]) => [name, ...within(inner)])]
    : [value];
}

/** What a shape makes of an input; that it may break is another test's matter. */
function read(shape: z.ZodType, sent: unknown): { data?: unknown; error?: z.ZodError | undefined } {
  try {
    return shape.safeParse(sent);
  } catch {
    return {};
  }
}
