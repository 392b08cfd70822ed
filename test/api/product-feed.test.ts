// Feeds of all products for shopping sites: the same as the shop shows at that moment.
import { XMLParser } from 'fast-xml-parser';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { priceOf } from '#market/pricing/price.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { together } from '../verbs/together.ts';
import { base, open, withDemoShop } from './own-shop.ts';

withDemoShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
});

type Item = Record<string, string>;
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
const openFeed = () => open.ask('adminFeed.open', {}, owner.headers);
const turn = (on: boolean) => open.ask('adminFeed.switch', { enabled: on }, owner.headers);
/** The address of a language's feed on the loopback. */
const addressOf = async (language: string): Promise<string> => {
  const { feeds } = await openFeed();
  const { address = '' } = feeds.find((one) => one.language === language) ?? {};
  return `${open.origin}${new URL(address).pathname}`;
};
async function itemsOf(language: string): Promise<Item[]> {
  const answer = await fetch(await addressOf(language));
  expect(answer.status).toBe(200);
  return parser.parse(await answer.text()).rss.channel.item;
}
/** The number of products in a batch. */
const PART = 500;
const minor = (text = '') => Math.round(Number(text.split(' ')[0]) * 100);

describe('llms.txt', () => {
  it('leads to products by calls that answer', async () => {
    const text = await (await fetch(`${open.origin}/llms.txt`)).text();
    const calls = [...text.matchAll(/\/api\/v1\/[\w./?=-]+/g)].map(([call]) => call);
    expect(calls).toHaveLength(4);
    for (const call of calls.filter((one) => !one.endsWith('/product/')))
      expect((await fetch(open.origin + call)).status, call).toBe(200);
    const address = new URL(open.origin + (calls.find((call) => call.includes('?q=')) ?? ''));
    const { data } = await (await fetch(address)).json();
    const [{ id }] = data.result.data;
    const found = await open.ask('product.find', { id });
    expect(found.title.toLowerCase()).toContain(address.searchParams.get('q'));
  });
});

describe('product feeds', () => {
  it('are off at first, and have no address', async () => {
    expect(await openFeed()).toEqual({ enabled: false, feeds: [] });
    const answer = await fetch(`${open.origin}/feed/${'0'.repeat(32)}/en.xml`);
    expect(answer.status).toBe(404);
  });

  it('are switched on once by two at one moment, and their addresses are gone for good', async () => {
    const on = { path: 'admin/feeds/switch', input: { enabled: true }, headers: owner.headers };
    const [one, other] = await together(open.port, [on, on]);
    expect(one?.data).toEqual(other?.data);
    const before = await addressOf('en');
    expect((await fetch(before)).status).toBe(200);
    for (const wrong of [before.replace(/.\/en/, '-/en'), before.replace('/en.', '/xx.')])
      expect((await fetch(wrong)).status, wrong).toBe(404);
    await turn(false);
    expect((await fetch(before)).status).toBe(404);
    await turn(true);
    expect(await addressOf('en')).not.toBe(before);
    expect((await fetch(before)).status).toBe(404);
  });

  it.each(['en', 'ar'])('have every variant at the price of its page, in %s', async (language) => {
    await sql`
      update flash_sales set start_at = now() - interval '1 hour', end_at = now() + interval '1 day'
      where id = (select flash_sale_id from flash_sale_products where sold < quota limit 1)
    `.execute(base.db);
    const items = await itemsOf(language);
    const { rows } = await sql<{ id: string }>`
      select i.product_id || '-' || i.id as id from inventories i
      join products p on p.id = i.product_id where p.public order by i.product_id, i.position, i.id
    `.execute(base.db);
    expect(items.map((item) => item['g:id'])).toEqual(rows.map(({ id }) => id));
    const headers = { Language: language };
    let onSale = 0;
    for (const id of new Set(rows.map((row) => Number.parseInt(row.id, 10)))) {
      const product = await open.ask('product.find', { id }, headers);
      for (const variant of product.inventory) {
        const item = items.find((one) => one['g:id'] === `${id}-${variant.id}`) ?? {};
        const own = variant.inventory_attributes.length > 0 ? variant.price : 0;
        const cents = (amount: number) => Math.round(amount * 100);
        const { now, was } = priceOf({
          selling: cents(product.selling),
          offered: product.offered === null ? null : cents(product.offered),
          flash: product.price === null ? null : cents(product.price),
          inventory: own > 0 ? cents(own) : null,
        });
        if (product.price !== null) onSale++;
        expect(minor(item['g:sale_price'] ?? item['g:price']), product.title).toBe(now);
        if (was !== null) expect(minor(item['g:price'])).toBe(was);
        expect(item['g:title']?.startsWith(product.title)).toBe(true);
        expect(item['g:availability']).toBe(variant.quantity > 0 ? 'in_stock' : 'out_of_stock');
        expect(item['g:link']).toContain(`/${encodeURIComponent(product.slug)}/product/${id}`);
      }
    }
    expect(onSale).toBeGreaterThan(0);
  });

  it('are whole past the first part, and take titles that XML cannot write', async () => {
    const before = await itemsOf('en');
    const products = new Set(before.map((item) => item['g:id']?.split('-')[0])).size;
    const more = Array.from({ length: PART + 20 - products });
    for (const _ of more) await makeProduct(base.db, { name: 'Tea & <b>"mi\u0007lk"</b>' });
    const items = await itemsOf('en');
    expect(new Set(items.map((item) => item['g:id'])).size).toBe(before.length + more.length);
    expect(items.at(-1)?.['g:title']).toBe('Tea & <b>"milk"</b>');
  });
});
