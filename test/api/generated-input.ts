// Input for any call, made from its shape: ids of things that the caller has, and samples of the
// rest.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Thing } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import { csv, csvHow } from '../bank-files.ts';
import { unique } from '../make.ts';
import type { Person } from './people.ts';
import { removeThing } from './things/removed.ts';
import { thingOf } from './things/thing-of.ts';

/** Things that are for everybody. */
export const PUBLIC = new Set<Thing>([
  'category',
  'product',
  'inventory',
  'flash-sale',
  'store',
  'review',
]);
/** What the market has for every store to choose from. */
export const TO_CHOOSE = new Set<Thing>([
  'category',
  'brand',
  'tag',
  'tax-rule',
  'shipping-rule',
  'bundle-deal',
]);
/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const MESSAGES = new File(['section,key,text\nno,such,Text\n'], 'messages.csv');
// What fields are sent that are no ids, by their names.
const SAMPLES: Record<string, unknown> = {
  name: 'Amal',
  email: 'amal@example.com',
  phone: '+33 1 23 45 67 89',
  country: 'FR',
  state: 'IDF',
  city: 'Paris',
  zip: '75001',
  address_1: '1, rue de la Paix',
  title: 'No',
  message: 'Not now.',
  quantity: 1,
  rating: 5,
  review: 'Just right.',
  reason: 'The papers are missing.',
  carrier: 'Post',
  number: 'P-1',
  note: 'By hand.',
  role: 'support',
  password: 'a quiet harbour at dawn',
  store_name: 'Lanterns',
  subject: 'A lamp',
  code: '123456',
  digits: '123456',
  key: 'no-such-key',
  slug: 'nowhere',
  category: 'nowhere',
  q: 'lamp',
  tracking_id: 'AAAAAAAAAAAAAAAA',
  locale_code: 'en',
  fcm_token: 'a-device-of-mine',
  order_method: 2,
  method: 2,
  enabled: true,
  rate: 500,
  decision: 'refund',
  answer: 'approve',
  release_days: 7,
  payout_period: 'week',
  amount: '1',
  place: 1,
  buy: 3,
  act: 'delete',
  free: 1,
  version: 1,
  gateway: 3,
  time_zone: 'Asia/Dubai',
  commission_tax: 500,
  mapping: csvHow,
  get content() {
    return csv([{ amount: 100, ref: unique('R') }]);
  },
  get csv() {
    const row = `${unique('pi')},payment,10.00,0.30,9.70,USD`;
    return `provider_ref,kind,gross,fee,net,currency\n${row}\n`;
  },
  get trans_id() {
    return unique('T');
  },
  get reference() {
    return unique('B');
  },
};
const LEAD = { ground: '#f3efe8', source_type: 6, url: '/brands' };
const MAIL_SERVER = {
  host: '127.0.0.1',
  port: 587,
  security: 'none',
  sender_address: 'mail@souk.example',
};
/** What the fields of one call are sent, and names that are there once, of whatever. */
const OWN: Record<string, Record<string, unknown>> = {
  'install/finish': { languages: ['en'], currency: 'EUR' },
  'install/set-database': { database_url: 'postgres://127.0.0.1:1/none' },
  'admin/home-page/save': { blocks: [] },
  'admin/page/save': { description: { en: '<p>Who we are.</p>' } },
  'admin/import/columns/{id}': { columns: ['title', 'price'] },
  'admin/import/upload': { file: [new File(['Title,Price\nLamp,9.90\n'], 'lamps.csv')] },
  'admin/messages': { language: 'en' },
  'admin/messages/save': {
    language: 'en',
    messages: [{ section: 'site', key: 'home', text: 'Home', version: 0 }],
  },
  'admin/messages/edits': { language: 'en', section: 'site', key: 'home' },
  'admin/messages/export': { language: 'en' },
  'admin/messages/export-json': { language: 'en' },
  'admin/messages/try-file': { language: 'ar', file: [MESSAGES] },
  'admin/messages/take-file': { language: 'ar', file: [MESSAGES], stamp: 0 },
  'admin/picture': { name: 'aaaaaaaaaaaaaaaa.webp' },
  'admin/picture/delete': { name: 'aaaaaaaaaaaaaaaa.webp' },
  'admin/picture/cut': {
    name: 'aaaaaaaaaaaaaaaa.webp',
    turns: 0,
    left: 0,
    top: 0,
    width: 9,
    height: 9,
  },
  'admin/picture/upload': { image: [new File([DOT], 'dot.gif')] },
  'seller/picture/upload': { image: [new File([DOT], 'dot.gif')] },
  'seller/product/propose': { title: { en: 'Lamps' } },
  'seller/product/offer/{id}': { selling: '20' },
  'admin/product-proposal/refuse/{id}': { text: 'Blurred.' },
  'admin/product-proposal/approve/{id}': { product_version: 1 },
  'admin/custom-script/save': {
    consent: 'analytics',
    pages: ['all'],
    code: '',
    address: 'https://scripts.example/a.js',
    position: 1,
  },
  'admin/banner/save': { type: 2, ...LEAD },
  'admin/slider/save': { type: 1, ...LEAD },
  'admin/site-feature/save': { detail: { en: 'Sent today' }, icon: 'truck' },
  'admin/destinations': { kind: 'brand' },
  'admin/shipping-rule/save': { places: [{ country: 'FR', price: '4.5', day_needed: 2 }] },
  'admin/tax-rule/save': { kind: 'percent', amount: '20' },
  'admin/product/save': {
    public: true,
    selling: '20',
    variants: [{ choice: [], stock: 5, stock_seen: 5 }],
  },
  'admin/settings/save': {
    ...Object.fromEntries(
      ['site_name', 'meta_title', 'meta_description', 'copyright_text'].map((name) => [
        name,
        { en: 'Souk' },
      ]),
    ),
    default_country: 'FR',
    slider_autoplay: 6000,
    currency: 'USD',
    currency_exponent: 2,
    currency_icon: '$',
    currency_position: 1,
    decimal_format: 'en-US',
    guest_checkout: true,
    vendor_registration: true,
    cookie_banner: true,
  },
  'admin/mail-server/save': MAIL_SERVER,
  'admin/mail-server/test': { ...MAIL_SERVER, to: 'amal@example.com' },
  'admin/sign-in/save': {
    client_id: '1-souk.apps.googleusercontent.com',
    client_secret: 'a secret',
  },
  'admin/bank-csv/save': {
    get name() {
      return unique('Bank');
    },
  },
};

/** What a field of such a name is sent where the first is none of its. */
const OTHERWISE: Record<string, unknown> = {
  state: 'needs-response',
  title: { en: 'Lamps' },
  get slug() {
    return unique('slug');
  },
};

export type Field = { name: string; shape: z.ZodType; thing: Thing };
export const shapeOf = ({ input }: Endpoint): Record<string, z.ZodType> =>
  'shape' in input ? (input.shape as Record<string, z.ZodType>) : {};
export const thingSaid = (shape: z.ZodType): Thing | undefined =>
  shape.meta()?.['x-thing'] as Thing | undefined;
export const fieldsOf = (endpoint: Endpoint): Field[] =>
  Object.entries(shapeOf(endpoint)).flatMap(([name, shape]) => {
    const thing = thingSaid(shape);
    return thing ? [{ name, shape, thing }] : [];
  });

/** An id in the form that a field takes it: alone, in a list, or as the key of an object. */
export function formed(shape: z.ZodType, value: unknown): unknown {
  const forms = [
    value,
    String(value),
    [value],
    { [String(value)]: { shipping_place: { id: 1 }, shipping_type: 1 } },
  ];
  const form = forms.find((one) => shape.safeParse(one).success);
  if (form === undefined)
    throw new Error('No form of an id fits this field: teach `formed` of this test one.');
  return form;
}

/** Everything that a call is sent by somebody, with things of their own. */
export async function inputFor(
  db: Db,
  endpoint: Endpoint,
  person: Person,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = { ...person.input };
  const things = new Map<Thing, unknown>();
  const publicLast = ([, shape]: [string, z.ZodType]) =>
    // a product is then that of the order, where one belongs to it
    PUBLIC.has(thingSaid(shape) ?? 'address') ? 1 : 0;
  for (const [name, shape] of Object.entries(shapeOf(endpoint)).sort(
    (a, b) => publicLast(a) - publicLast(b),
  )) {
    const thing = thingSaid(shape);
    if (!thing) {
      Object.assign(input, sampleOf(endpoint, name, shape));
      continue;
    }
    if (!things.has(thing)) things.set(thing, await thingOf(db, thing, person, things));
    input[name] = formed(shape, things.get(thing));
  }
  // of what there is one of, other calls have saved another version before
  const only = (['settings', 'menus'] as const).find(
    (table) => endpoint.path === `admin/${table}/save`,
  );
  if (only)
    input.version = (await db.selectFrom(only).select('version').executeTakeFirstOrThrow()).version;
  if (/^admin\/picture(\/(cut|delete))?$/.test(endpoint.path))
    await sql`
      insert into pictures (name, width, height, bytes) values (${input.name}, 9, 9, 9)
      on conflict do nothing
    `.execute(db);
  const [, restored] = /^admin\/(.+)\/restore\/\{id\}$/.exec(endpoint.path) ?? [];
  if (restored) await removeThing(db, restored, Number(input.id));
  // it may be left out
  if (['admin/payment-method/save', 'admin/storefront/save'].includes(endpoint.path))
    delete input.version;
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success)
    throw new Error(
      `${endpoint.path}: ${parsed.error.message}. Say in SAMPLES what its fields are sent.`,
    );
  return input;
}

/** A field that names no thing, as the last list says it that has a value which fits. */
function sampleOf(endpoint: Endpoint, name: string, shape: z.ZodType): Record<string, unknown> {
  // what staff save has texts in several languages and a name of its own in addresses
  const isEdit = /^admin\/.+\/save$/.test(endpoint.path);
  const usual = isEdit ? [OTHERWISE, SAMPLES] : [SAMPLES, OTHERWISE];
  const fitting = [OWN[endpoint.path] ?? {}, ...usual].find(
    (samples) => name in samples && shape.safeParse(samples[name]).success,
  );
  return fitting ? { [name]: fitting[name] } : {};
}
