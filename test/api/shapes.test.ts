// Every call of the contract, in two languages, against the demo market.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSize } from '#contract/constants.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { address } from '../carts.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';
import { accountCases } from './account-cases.ts';
import { inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';
import {
  newShopper,
  orderThings,
  readyCart,
  thingsToBuy,
  type Shopper,
  type Sold,
} from './shopper.ts';

type Facts = {
  product: number;
  sale: number;
  store: string;
  storeId: number;
  category: string;
  sub_category: string;
  things: Sold[];
};
type Input = Record<string, unknown>;

let base: Fresh;
let open: TestShop;
let facts: Facts;
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir, publicUrl: 'https://souk.example' });
  const {
    rows: [row],
  } = await sql<Omit<Facts, 'things'>>`select
    (select p.id from products p join product_images on product_id = p.id where public order by review_count desc, p.id limit 1) as product,
    (select id from flash_sales limit 1) as sale, (select slug from stores order by id limit 1) as store, (select id from stores order by id limit 1) as "storeId",
    (select slug from categories where parent_id is null order by id limit 1) as category, (select slug from categories where parent_id is not null order by id limit 1) as sub_category`.execute(
    base.db,
  );
  if (!row) throw new Error('the demo market is empty');
  facts = { ...row, things: await thingsToBuy(base.db) };
  await sql`insert into reviews (product_id, order_id, shopper, name, rating, review) select ${row.product}, id, shopper, 'Amal', 1 + id % 5, 'Said' from orders order by id limit 20 on conflict do nothing`.execute(
    base.db,
  );
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const LANGUAGES = ['en', 'ar'] as const;
const own = ({ user_token }: Shopper, input: Input = {}): Input => ({
  user_token,
  time_zone: 'Asia/Dubai',
  ...input,
});
const two = () => facts.things.slice(0, 2);
const chosen = () => ({ ...facts.things[0], quantity: 2 });
const none = async (): Promise<Input> => ({});
/** What was answered, by call and language: the later tests look at it too. */
const answers = new Map<string, Answer>();

/** What each call is sent, after what must be there first. */
const shopCases: Partial<Record<CallName, (shopper: Shopper) => Promise<Input>>> = {
  'shop.read': none,
  'home.read': none,
  'category.all': none,
  'brand.all': none,
  'flashSale.all': none,
  'places.countries': none,
  'paymentGateway.read': none,
  'listing.products': async () => ({ sidebar_data: 'true', all_categories: 'true' }),
  'listing.all': async () => ({ category: facts.category, sidebar_data: true }),
  'product.find': async () => ({ id: facts.product }),
  'search.suggest': async () => ({ q: 'le' }),
  'flashSale.products': async () => ({ id: facts.sale }),
  'store.find': async () => ({ slug: facts.store, required_rating: 'true' }),
  'page.find': async () => ({ slug: 'sitemap' }),
  'suggestion.all': async () => ({ id: facts.product }),
  'review.all': async () => ({ id: facts.product, get_total: 'true' }),
  'places.localization': async ({ language }) => ({ locale_code: language }),
  'tracking.find': async (shopper) => ({
    tracking_id: (await orderThings(open, shopper, two())).order,
  }),
  'profile.read': async (shopper) => own(shopper),
  'address.all': async (shopper) => {
    await open.ask('address.action', own(shopper, address));
    return own(shopper);
  },
  'address.action': async (shopper) => own(shopper, address),
  'address.delete': async (shopper) =>
    own(shopper, { id: (await open.ask('address.action', own(shopper, address))).id }),
  'cart.byUser': async (shopper) => {
    await readyCart(open, shopper, facts.things);
    return own(shopper);
  },
  'cart.action': async (shopper) => own(shopper, chosen()),
  'cart.buyNow': async (shopper) => own(shopper, chosen()),
  'cart.delete': async (shopper) => ({
    id: (await open.ask('cart.action', own(shopper, chosen()))).id,
  }),
  'cart.change': async (shopper) => ({
    checked: [(await open.ask('cart.action', own(shopper, chosen()))).id],
    unchecked: [],
    isBundle: false,
  }),
  'cart.updateShipping': async (shopper) => {
    const [line] = await readyCart(open, shopper, two());
    return own(shopper, {
      cart: {
        [String(line)]: {
          cart: line,
          shipping_place: '',
          shipping_type: '1',
          single_shipping: true,
        },
      },
      selected_address: (await open.ask('profile.read', own(shopper))).default_address,
    });
  },
  'order.action': async (shopper) => {
    await readyCart(open, shopper, two());
    return own(shopper, { order_method: 2, voucher: 'WELCOME10' });
  },
  'order.byUser': async (shopper) => {
    await orderThings(open, shopper, two());
    return own(shopper);
  },
  'order.sendEmail': async (shopper) =>
    own(shopper, { id: (await orderThings(open, shopper, two())).id }),
  'cancellation.cancelOrder': async (shopper) =>
    own(shopper, {
      order_id: (await orderThings(open, shopper, two())).id,
      title: 'No',
      message: 'Not now.',
    }),
  'cancellation.find': async (shopper) => {
    const { id } = await orderThings(open, shopper, two());
    await open.ask(
      'cancellation.cancelOrder',
      own(shopper, { order_id: id, title: 'No', message: 'Not now.' }),
    );
    return own(shopper, { id });
  },
  'contact.send': async ({ user_token }) => ({
    name: 'Amal',
    email: `${user_token}@example.com`,
    subject: 'A lamp',
    message: 'Does it come in red?',
  }),
  'newsletter.subscribe': async ({ user_token }) => ({ email: `${user_token}@example.com` }),
  'newsletter.confirm': async (shopper) => ({ key: await newsletterKey(shopper) }),
  'newsletter.leave': async (shopper) => ({ key: await newsletterKey(shopper) }),
};
async function newsletterKey({ user_token }: Shopper): Promise<string> {
  const email = `${user_token}@example.com`;
  await open.ask('newsletter.subscribe', { email });
  return (
    await base.db
      .selectFrom('subscribers')
      .select('key')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).key;
}

const cases: Partial<Record<CallName, (shopper: Shopper) => Promise<Input>>> = {
  ...shopCases,
  ...accountCases(
    () => base,
    () => open,
    () => facts,
  ),
};

/**
 * What a call is sent: as its case says, or made from its shape, with the things of somebody who
 * may call it.
 */
async function sentTo(
  name: CallName,
  shopper: Shopper,
): Promise<{ input: Input; headers: Record<string, string> }> {
  const known = cases[name];
  if (known) {
    const { headers, ...input } = await known(shopper);
    return { input, headers: (headers as Record<string, string>) ?? {} };
  }
  const [kind] = peopleFor(endpoints[name]);
  if (!kind) throw new Error(`Nobody may call ${name}.`);
  const person = await kind.make(base.db);
  return { input: await inputFor(base.db, endpoints[name], person), headers: person.headers };
}

/** Lists of each call and their page sizes (wire contract, section 1.4). */
const sizes: Partial<Record<CallName, Record<string, number>>> = {
  'listing.products': { result: 30 },
  'listing.all': { result: 30 },
  'store.find': { result: 30 },
  'category.all': { '': 25 },
  'brand.all': { '': 25 },
  'flashSale.products': { '': 25 },
  'order.byUser': { '': 25 },
  'address.all': { '': 25 },
  'review.all': { all: 6 },
  'suggestion.all': { suggestion_1: 7, suggestion_2: 7 },
};
const TRANSLATED: CallName[] = [
  'shop.read',
  'home.read',
  'listing.all',
  'listing.products',
  'product.find',
  'category.all',
  'search.suggest',
  'flashSale.all',
  'flashSale.products',
  'store.find',
  'page.find',
  'suggestion.all',
  'tracking.find',
  'places.countries',
  'cart.byUser',
  'cart.updateShipping',
  'order.byUser',
];

describe.each(
  (Object.entries(endpoints) as [CallName, Endpoint][]).filter(([, { file }]) => !file),
)('%s', (name, endpoint) => {
  const methods = endpoint.methods.flatMap((method) =>
    LANGUAGES.map((language) => [method, language] as const),
  );

  it.each(methods)('answers %s in %s', async (method, language) => {
    const { input, headers } = await sentTo(name, newShopper(language));
    const answer = await open.call(method, pathWith(endpoint.path, input), input, {
      ...headers,
      ...(language === 'en' ? {} : { language }),
    });
    answers.set(`${name} ${language}`, answer);
    expect(
      [answer.http, answer.status, answer.headers.get('content-type')],
      answer.text.slice(0, 500),
    ).toEqual([200, 200, expect.stringMatching(/^application\/json/)]);
    expect(Object.keys(answer.body).toSorted()).toEqual(['data', 'message', 'status', 'token']);
    expect([answer.body.token, answer.message]).toEqual([
      null,
      endpoint.toast ? sayIn(language)(`toast.${endpoint.toast}`) : '',
    ]);
    const read = endpoint.output.safeParse(answer.data);
    expect(read.error?.issues ?? []).toEqual([]);
    expect(answer.data, 'nothing beside the contract').toEqual(read.data);
    if (name !== 'places.localization')
      expect(
        within(answer.data)
          .filter(([key, value]) => wrong(key, value))
          .slice(0, 5),
      ).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe(
      endpoint.kept ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    );
    expect(answer.headers.has('etag')).toBe(endpoint.kept ?? false);
  });
});

describe('what is said', () => {
  it.each(TRANSLATED)('by %s is said in each language', (name) => {
    const [en, ar] = LANGUAGES.map((language) => texts(answers.get(`${name} ${language}`)?.data));
    expect(ar?.join()).toMatch(/[\u0600-\u06ff]/);
    expect(en?.join()).not.toBe(ar?.join());
  });
});

describe('pages', () => {
  it.each(Object.entries(sizes))('of %s are as long as the contract says', (name, lists) => {
    for (const [at, size] of Object.entries(lists))
      expect(pageAt(answers.get(`${name} en`)?.data, at)).toMatchObject({
        per_page: size,
        current_page: 1,
        from: 1,
      });
  });
  const all = async (
    name: 'listing.products' | 'brand.all' | 'review.all' | 'suggestion.all',
    input: Input,
    at: string,
  ) => {
    const ids: number[] = [];
    for (let page = 1, last = 1; page <= last; page++) {
      const { data, ...rest } = pageAt(
        (await open.call('GET', pathWith(endpoints[name].path, input), { ...input, page })).data,
        at,
      );
      last = Math.min(rest.last_page, 4);
      expect(rest).toMatchObject({
        current_page: page,
        from: (page - 1) * rest.per_page + 1,
        to: (page - 1) * rest.per_page + data.length,
        last_page: Math.ceil(rest.total / rest.per_page),
        next_page_url: page < rest.last_page ? expect.stringContaining(`page=${page + 1}`) : null,
        prev_page_url: page > 1 ? expect.stringContaining(`page=${page - 1}`) : null,
      });
      expect(data).toHaveLength(
        page < rest.last_page ? rest.per_page : rest.total - (page - 1) * rest.per_page,
      );
      ids.push(...data.map(({ id }) => id));
    }
    return ids;
  };
  it.each([
    ['listing.products', {}, 'result'],
    ['brand.all', {}, ''],
    ['review.all', { id: 0 }, 'all'],
    ['suggestion.all', { id: 0 }, 'suggestion_1'],
    ['suggestion.all', { id: 0 }, 'suggestion_2'],
  ] as const)('of %s %o hold everything once, in order', async (name, input, at) => {
    const ids = await all(name, 'id' in input ? { id: facts.product } : {}, at);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
    if (name === 'suggestion.all') expect(ids).not.toContain(facts.product);
  });
  it('past the last are empty and say so', async () => {
    const shopper = newShopper();
    await orderThings(open, shopper, two());
    const lists: [method: string, path: string, at: string][] = [
      ['GET', 'products', 'result'],
      ['GET', 'brands', ''],
      ['GET', 'categories', ''],
      ['GET', `reviews/${facts.product}`, 'all'],
      ['GET', `flash-sale/${facts.sale}`, ''],
      ['GET', `suggested-products/${facts.product}`, 'suggestion_1'],
      ['GET', `suggested-products/${facts.product}`, 'suggestion_2'],
      ['GET', 'user/address/all', ''],
      ['POST', 'order/by-user', ''],
    ];
    for (const [method, path, at] of lists) {
      const page = pageAt(
        (await open.call(method, path, { page: 9000, user_token: shopper.user_token })).data,
        at,
      );
      expect(page, path).toMatchObject({ data: [], current_page: 9000, from: null, to: null });
      expect(page.total, path).toBeGreaterThan(0);
    }
  });
  it('of the home page’s listing are shorter', async () =>
    expect(
      pageAt((await open.call('GET', 'products', { is_home_page: 'true' })).data, 'result'),
    ).toMatchObject({ per_page: pageSize.home }));
});

type Page = {
  data: { id: number }[];
  per_page: number;
  current_page: number;
  total: number;
  last_page: number;
  from: number | null;
  to: number | null;
};

function pageAt(data: unknown, at: string): Page {
  return (at ? (data as Record<string, unknown>)[at] : data) as Page;
}

/** Every key and value inside an answer. */
function within(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key, inner] as [string, unknown],
    ...within(inner),
  ]);
}

function texts(data: unknown): string[] {
  return within(data).flatMap(([key, value]) =>
    typeof value === 'string' && /^(title|name|detail|site_name|description|about)$/.test(key)
      ? [value]
      : [],
  );
}

const MONEY =
  /^(selling|offered|price|shipping_price|pickup_price|tax_price|total_amount|subtotal|bundle_offer|tax|voucher_price|total_price|min_spend)$/;
const IMAGE = /^(image|image_2|default_image|header_logo|footer_logo|email_logo|video_thumb)$/;

/** Money that is no number of cents, and pictures that are no names. */
function wrong(key: string, value: unknown): boolean {
  if (MONEY.test(key) && value !== null)
    return typeof value !== 'number' || !/^\d+(\.\d{1,2})?$/.test(String(value));
  if (IMAGE.test(key) && value !== null)
    return typeof value !== 'string' || !/^([0-9a-f]{16}\.(webp|jpg|png))?$/.test(value);
  return false;
}
