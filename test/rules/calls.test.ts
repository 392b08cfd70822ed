// Every call of the contract: as plainly as a client may make it, and with hostile values in every
// place.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesInWords } from '#api/wire/issues.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { csvHow } from '../bank-files.ts';

/** The least that a call needs, where it is not just something that fits. */
const least: Partial<Record<keyof typeof endpoints, Record<string, unknown>>> = {
  'store.find': { slug: 'souk' },
  'page.find': { slug: 'about' },
  'tracking.find': { tracking_id: 'ABC' },
  'places.localization': { locale_code: 'fr' },
  'address.action': {
    name: 'A',
    email: 'a@b.co',
    phone: '1',
    country: 'FR',
    city: 'Paris',
    zip: '75001',
    address_1: '1, rue A',
  },
  'cart.action': { product_id: 7, inventory_id: 8, quantity: -1 },
  'cart.buyNow': { product_id: 7, inventory_id: 8, quantity: 1 },
  'cart.delete': { id: '9007199254740991' },
  'cart.updateShipping': {
    cart: { 9007199254740991: { shipping_place: '', shipping_type: '' } },
    selected_address: 7,
  },
  'order.action': { order_method: 2 },
  'cancellation.cancelOrder': { order_id: 7, title: 'T', message: 'M' },
  'cancellation.cancelParcel': { parcel_id: 7, title: 'T', message: 'M' },
  'seller.signUp': { name: 'A', store_name: 'S', email: 'a@b.co', password: 'p' },
  'seller.verify': { email: 'a@b.co', code: 123456 },
  'sellerParcel.cancel': { id: '7', note: 'N' },
  'parcel.cancel': { id: '7', note: 'N' },
  'application.refuse': { id: '7', reason: 'R' },
  'staffedStore.suspend': { id: '7', reason: 'R' },
  'staff.appoint': { email: 'a@b.co', role: 'support' },
  'staff.dismiss': { account_id: 7 },
  'orderPayment.begin': { id: '7', order_method: 3 },
  'orderPayment.done': { id: '7', order_method: '3' },
  'orderPayment.tellTransfer': { id: '7', trans_id: 'T' },
  'payMethod.save': { method: '3' },
  'payment.decide': { id: '7', decision: 'refund', reason: 'R' },
  'refund.ask': { id: '7', reason: 'R' },
  'dispute.save': { payment_id: '7', reference: 'D', state: 'lost' },
  'transfer.refuse': { id: '7', reason: 'R' },
  'commissionRule.save': { rate: '500' },
  'commissionRule.move': { id: '7', place: 1 },
  'books.adjust': { id: '7', amount: '-1.50', reason: 'R' },
  'payoutSettings.save': { release_days: '7', payout_period: 'week' },
  'settlement.take': { gateway: 3, name: 'N', csv: 'a' },
  'review.save': { product_id: 7, order_id: '8', rating: '5' },
  'receipt.receive': { id: '7', amount: '1.50', reference: 'B' },
  'receipt.reverse': { id: '7', reason: 'R' },
  'approval.decide': { id: '7', answer: 'approve' },
  'bankEntry.match': { id: '7', order_id: '8' },
  'bankEntry.ignore': { id: '7', reason: 'R' },
  'bankCsv.save': { name: 'N', mapping: csvHow },
  'bankCsv.preview': { mapping: csvHow },
  'paperSettings.save': { time_zone: 'UTC', commission_tax: '0' },
  'auth.signIn': { email: 'a@b.co', password: 'p' },
  'auth.signUp': { name: 'A', email: 'a@b.co', password: 'p' },
  'auth.verify': { email: 'a@b.co', code: 123456 },
  'auth.forgotPassword': { email: 'a@b.co' },
  'auth.updatePassword': { email: 'a@b.co', code: '123456', password: 'p' },
  'account.updateProfile': { name: 'A' },
  'account.endSession': { id: '00000000-0000-4000-8000-000000000000' },
  'social.exchange': { code: 'c' },
  'social.address': { code: 'c' },
  'social.confirm': { code: 'c', email: 'a@b.co', digits: 123456 },
  'wishlist.action': { product_id: 7 },
  'compareList.action': { product_id: '7' },
  'following.toggle': { store_id: 7 },
  'contact.send': { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' },
  'newsletter.subscribe': { email: 'a@b.co' },
  'newsletter.confirm': { key: 'k' },
  'newsletter.leave': { key: 'k' },
};
const FITTING = ['7', 'A', 'a@b.co', 7, '00000000-0000-4000-8000-000000000000'];
const described = z.object({
  parameters: z.array(z.object({ name: z.string(), required: z.boolean() })),
  requestBody: z
    .object({
      content: z.object({
        'application/json': z.object({ schema: z.object({ required: z.array(z.string()) }) }),
      }),
    })
    .optional(),
});
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), described)) })
  .parse(JSON.parse(readFileSync('openapi.json', 'utf8')));

/** The fields that openapi.json promises to be all that a call needs, with values that fit. */
function leastOf({ path, methods: [method = 'GET'], input }: Endpoint): Record<string, unknown> {
  const { parameters, requestBody } = described.parse(paths[`/${path}`]?.[method.toLowerCase()]);
  const needed = [
    ...parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(requestBody?.content['application/json'].schema.required ?? []),
  ];
  const shape = input instanceof z.ZodObject ? input.shape : {};
  return Object.fromEntries(
    needed.map((name) => [name, FITTING.find((value) => shape[name].safeParse(value).success)]),
  );
}
const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name,
  input: endpoint.input,
  sent: {
    ...(Object.entries(least).find(([known]) => known === name)?.[1] ?? leastOf(endpoint)),
  },
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
      endpoints['cart.updateShipping'].input.safeParse({
        cart: { 5: { cart: 5, shipping_type: '2' } },
        selected_address: '7',
      }).data?.cart,
    ).toEqual({ 5: { shipping_place: null, shipping_type: 2 } });
  });
  it('name a line’s place by all that they know of it', () => {
    expect(
      endpoints['cart.updateShipping'].input.safeParse({
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
      endpoints['cart.change'].input.safeParse({
        checked: [null, 5],
        unchecked: [],
        isBundle: false,
      }).data,
    ).toEqual({ checked: [5], unchecked: [], isBundle: false }));
  it('may leave filters empty or 0', () => {
    expect(
      endpoints['listing.all'].input.safeParse({
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
