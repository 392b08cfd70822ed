// Every call of the contract, in two languages, against the demo market.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSize } from '#contract/constants.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';
import { accountCases } from './account-cases.ts';
import { inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';
import { texts, within, wrong } from './answer-contents.ts';
import { pageAt } from './answered-pages.ts';
import { makeSale } from '../offers.ts';
import { factsOf, shopCases, type Facts } from './shop-cases.ts';
import { newShopper, orderThings, type Shopper } from './shopper.ts';
import { reportCases } from './report-cases.ts';
import { staffCases } from './staff-cases.ts';

type Input = Record<string, unknown>;

let base: Fresh;
let open: TestShop;
let facts: Facts;
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir, publicUrl: 'https://souk.example' });
  facts = await factsOf(base.db);
  await sql`
    insert into reviews (product_id, order_id, shopper, name, rating, review)
    select ${facts.product}, id, shopper, 'Amal', 1 + id % 5, 'Said'
    from orders
    order by id
    limit 20
    on conflict do nothing`.execute(base.db);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const LANGUAGES = ['en', 'ar'] as const;
/** The answers by call and language: later tests check them too. */
const answers = new Map<string, Answer>();

const cases = { ...shopCases, ...accountCases, ...staffCases, ...reportCases };

/**
 * The input of a call: from its case, or made from its shape, with the things of a person who may
 * call it.
 */
async function sentTo(
  name: CallName,
  shopper: Shopper,
): Promise<{ input: Input; headers: Record<string, string> }> {
  const makeInput = cases[name];
  if (makeInput) {
    const { headers, ...input } = await makeInput({ base, open, facts }, shopper);
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
  'search.complete',
  'flashSale.all',
  'flashSale.products',
  'store.find',
  'page.find',
  'suggestion.all',
  'tracking.find',
  'places.countries',
  'places.addressForm',
  'cart.byUser',
  'cart.updateShipping',
  'order.byUser',
];

describe.each(
  (Object.entries(endpoints) as [CallName, Endpoint][]).filter(
    // the set-up's calls answer nobody in a market that exists (install.test.ts);
    // edited-mail-server.test.ts, edited-letters.test.ts and edited-sign-in.test.ts test mail
    // servers and providers, with stand-ins
    ([name, { file, audience }]) =>
      !file &&
      audience !== 'installer' &&
      !['adminLetter.test', 'adminMailServer.test', 'adminSignIn.test'].includes(name),
  ),
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
      endpoint.cached ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    );
    expect(answer.headers.has('etag')).toBe(endpoint.cached ?? false);
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
    await orderThings(open, shopper, facts.things.slice(0, 2));
    const sale = await makeSale(base.db, facts.product, { price: 1 });
    const lists: [method: string, path: string, at: string][] = [
      ['GET', 'products', 'result'],
      ['GET', 'brands', ''],
      ['GET', 'categories', ''],
      ['GET', `reviews/${facts.product}`, 'all'],
      ['GET', `flash-sale/${sale}`, ''],
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
