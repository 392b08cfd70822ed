// The samples for fields that name no thing.
import { readFileSync } from 'node:fs';
import { randomCode } from '#base/id.ts';
import { csv, csvHow } from '../bank-files.ts';
import { unique } from '../make.ts';
import { scoreSample } from './score-sample.ts';
import { SEARCH_SAMPLES } from './search-samples.ts';
import { settingsSample } from './settings-sample.ts';
import { VOUCHER } from './voucher-sample.ts';

const DOT = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const FONT = Uint8Array.from(
  readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2'),
);
const MESSAGES = new File(['section,key,text\nno,such,Text\n'], 'messages.csv');
const LAMPS = new File(['Title,Price\nLamp,9.90\n'], 'lamps.csv');
export const SAMPLES: Record<string, unknown> = {
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
  explanation: 'It burns.',
  facts: 'It is what it says.',
  words: 'It is not so.',
  carrier: 'Post',
  number: 'P-1',
  note: 'By hand.',
  role: 'support',
  password: 'a quiet harbour at dawn',
  store_name: 'Lanterns',
  subject: 'A lamp',
  challenge: 'no-such-challenge',
  response: { id: 'no-such-passkey' },
  code: '123456',
  digits: '123456',
  key: 'no-such-key',
  slug: 'nowhere',
  category: 'nowhere',
  q: 'lamp',
  facet: 'brand',
  find: 'a',
  tracking_id: 'AAAAAAAAAAAAAAAA',
  locale_code: 'en',
  fcm_token: 'a-device-of-mine',
  order_method: 2,
  method: 2,
  enabled: true,
  rate: 500,
  decision: 'refund',
  answer: 'approve',
  outcome: 'carted',
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
const WEBHOOK = { address: 'https://hooks.example/souk', events: ['product.changed'] };
/** Samples for the fields of one call, and for names that must be unique. */
export const OWN: Record<string, Record<string, unknown>> = {
  'install/logo': { image: [new File([DOT], 'dot.gif')] },
  'install/finish': { languages: ['en'], currency: 'EUR' },
  'install/set-database': { database_url: 'postgres://127.0.0.1:1/none' },
  'admin/home-page/save': { blocks: [] },
  'admin/taken-order/try': { lines: [], voucher: '' },
  'admin/taken-order/place': { lines: [], language: 'en', idempotency_key: 'k' },
  'admin/page/save': { description: { en: '<p>Who we are.</p>' } },
  'admin/import/columns/{id}': { columns: ['title', 'price'] },
  'admin/import/upload': { file: [LAMPS] },
  'seller/import/columns/{id}': { columns: ['title', 'price'] },
  'seller/import/upload': { file: [LAMPS] },
  'admin/messages': { language: 'en' },
  'admin/letter/preview': { kind: 'order-placed', language: 'ar' },
  'admin/letter/test': { kind: 'order-placed', language: 'ar' },
  'admin/messages/save': {
    language: 'en',
    messages: [{ section: 'site', key: 'home', text: 'Home', version: 0 }],
  },
  'admin/commission-rules/try': { with_rule: true },
  'admin/messages/check': { language: 'en', section: 'site', key: 'home', text: 'Home' },
  'admin/messages/edits': { language: 'en', section: 'site', key: 'home' },
  'admin/messages/export': { language: 'en' },
  'admin/messages/export-json': { language: 'en' },
  'admin/messages/try-file': { language: 'ar', file: [MESSAGES] },
  'admin/messages/take-file': { language: 'ar', file: [MESSAGES], stamp: 0 },
  'admin/orders/bulk': { act: 'cancel' },
  'admin/orders/bulk/try': { act: 'cancel' },
  'admin/parcels/bulk': { act: 'confirm' },
  'admin/parcels/bulk/try': { act: 'confirm' },
  'admin/payouts/bulk': { act: 'paid' },
  'admin/payouts/bulk/try': { act: 'paid' },
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
  'admin/font/upload': { font: [new File([FONT], 'inter.woff2')] },
  'seller/invitation/send': { role: 'own' },
  'seller/person/appoint/{id}': { role: 'own' },
  'seller/parcels/work': { act: 'confirm' },
  'seller/review/answer/{id}': { answer: 'Thank you.' },
  'seller/parcels/cancel-pieces/{id}': { lines: [{ id: 1, quantity: 1 }] },
  'seller/parcels/papers': { form: 'label' },
  'seller/picture/upload': { image: [new File([DOT], 'dot.gif')] },
  'seller/product/propose': { title: { en: 'Lamps' } },
  'seller/enrolment/propose': { price: '5', quota: 5 },
  'seller/enrolment/change/{id}': { price: '4', quota: 5 },
  'admin/enrolments/bulk': { act: 'refuse' },
  'admin/enrolments/bulk/try': { act: 'refuse' },
  'seller/product/offer/{id}': { selling: '20' },
  'seller/inventory/set': { rows: [{ sku: 'SK-1', stock: 4 }] },
  'seller/products/archive': { archived: true },
  'admin/product-proposal/refuse/{id}': { text: 'Blurred.' },
  'admin/product-proposal/approve/{id}': { product_version: 1 },
  ...SEARCH_SAMPLES,
  'admin/custom-script/save': {
    consent: 'analytics',
    pages: ['all'],
    code: '',
    address: 'https://scripts.example/a.js',
  },
  'admin/banner/save': { type: 2, ...LEAD },
  'admin/slider/save': { type: 1, ...LEAD },
  'admin/site-feature/save': { detail: { en: 'Sent today' }, icon: 'truck' },
  'admin/destinations': { kind: 'brand' },
  report: { reason: 'other', url: 'https://souk.example/', good_faith: true },
  'admin/report/decide/{id}': { action: 'none', also: [] },
  'admin/objection/decide/{id}': { outcome: 'upheld', answer: 'It stands.' },
  'seller/shipping-rule/save': { places: [{ country: 'FR', price: '4.5', day_needed: 2 }] },
  'admin/shipping-rule/save': { places: [{ country: 'FR', price: '4.5', day_needed: 2 }] },
  'admin/flash-sale/save': { start_at: '2040-01-01T00:00:00Z', end_at: '2040-02-01T00:00:00Z' },
  'admin/left-carts/bulk': { act: 'remind' },
  'admin/left-carts/bulk/try': { act: 'remind' },
  'admin/reviews/bulk': { act: 'show' },
  'admin/reviews/bulk/try': { act: 'show' },
  'admin/voucher/save': VOUCHER,
  'seller/voucher/save': VOUCHER,
  'admin/voucher/make-many/{id}': {
    get prefix() {
      return `M${randomCode().slice(0, 8)}`;
    },
    count: 2,
    uses: 1,
  },
  'admin/requirement/save': { name: { en: 'Tax number' }, kind: 'text', countries: ['FR'] },
  'admin/application/approve/{id}': { despite: true },
  'admin/application/check/{id}': { checked: true },
  'seller/application/give': { said: 'FR 40 303 265 045' },
  'admin/tax-rule/save': { kind: 'percent', amount: '20' },
  'admin/product/save': {
    public: true,
    selling: '20',
    variants: [{ choice: [], stock: 5, stock_seen: 5 }],
  },
  'admin/score/save': scoreSample,
  'admin/score/preview': scoreSample,
  'admin/settings/save': settingsSample,
  'admin/mail-server/save': MAIL_SERVER,
  'admin/mail-server/test': { ...MAIL_SERVER, to: 'amal@example.com' },
  'admin/audit/deed': { deed: '1' },
  'admin/role/save': {
    get name() {
      return unique('Role');
    },
  },
  'admin/invitation/send': {
    get email() {
      return `${unique('guest')}@example.com`;
    },
  },
  'invitation/find': { word: 'nothing' },
  'invitation/accept': { word: 'nothing' },
  'admin/api-key/make': {
    scopes: ['catalogue'],
    get name() {
      return unique('Key');
    },
  },
  'seller/api-key/make': { scopes: ['products'] },
  'admin/webhook/save': WEBHOOK,
  'admin/webhook/test/{id}': { event: 'order.placed' },
  'admin/sign-in/save': { client_id: '1-souk.apps.googleusercontent.com', client_secret: 'secret' },
  'admin/bank-csv/save': {
    get name() {
      return unique('Bank');
    },
  },
};

/** Samples by the name of a field, if the first list has none. */
export const OTHERWISE: Record<string, unknown> = {
  state: 'needs-response',
  title: { en: 'Lamps' },
  get slug() {
    return unique('slug');
  },
};
