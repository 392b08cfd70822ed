// The owner decides what sellers propose, in the browser: from the first screen to the shop, by a
// press or two. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnProduct, OwnProposal } from '#contract/seller-product.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { proposedLamp } from '../proposals.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let seller: MadeSeller;
let product: { id: number; slug: string };

/** A browser of the owner. */
async function open(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}
const wordsIn =
  (language: string) =>
  (key: string, section = 'desk-proposal') =>
    wordsOf(language)[section]?.[key] ?? `${section}.${key}`;

/** A call of the seller's. */
async function asSeller<Data>(method: string, path: string, input?: object): Promise<Data> {
  const answer = await fetch(`${site.origin}/api/v1/${path}`, {
    method,
    headers: { ...seller.headers, 'content-type': 'application/json', accept: 'application/json' },
    ...(input && { body: JSON.stringify(input) }),
  });
  const { data, status, message } = (await answer.json()) as {
    data: Data;
    status: number;
    message: string;
  };
  if (status !== 200) throw new Error(message || JSON.stringify(data));
  return data;
}
const propose = (input: object) =>
  asSeller<OwnProposal>('POST', 'seller/product/propose', { send: true, ...input });
async function change(title: string): Promise<OwnProposal> {
  const { version, content } = await asSeller<OwnProduct>('GET', `seller/product/${product.id}`);
  const product_id = product.id;
  return propose({ ...content, product_id, product_version: version, title: { en: title } });
}

describe.skipIf(missing)('what sellers propose', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    const { rows } = await sql<{ id: number; slug: string; store: number }>`
      select id, slug, store_id as store from products where public order by id limit 1
    `.execute(site.database.db);
    const [first] = rows;
    if (!first) throw new Error('The demo market has products.');
    product = first;
    seller = await makeSeller(site.database, first.store);
  });
  afterAll(() => site.close());

  it('is approved two presses from the first screen, and in the shop at once', async () => {
    await change('Hand-thrown lamp');
    const say = wordsIn('en');
    const { page, complaints, close } = await open('en', 1440, '/admin');
    await page.locator('main a[href="/admin/product-approvals/next"]').click();
    await page.getByText('Hand-thrown').first().waitFor();
    expect(await page.locator('ins, del').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: say('approve'), exact: true }).click();
    await page.getByText(say('proposal-approved', 'toast')).first().waitFor();
    await page.goto(`/${product.slug}/product/${product.id}`);
    await page.getByRole('heading', { name: 'Hand-thrown lamp' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is refused with a ready reason on a phone in Arabic, and the seller reads it', async () => {
    const lamp = await proposedLamp(site.database.db, seller.seller.storeId);
    const sent = await propose(lamp);
    const say = wordsIn('ar');
    const { page, close } = await open('ar', 390, '/admin');
    await page.locator('a[href="/admin/product-approvals/next"]').click();
    await page.getByRole('heading', { name: 'مصباح نحاسي' }).waitFor();
    expect(await axe(page)).toEqual([]);
    const ready = say('pictures-missing', 'proposal-reason');
    await page.getByRole('button', { name: ready }).last().click();
    await page.getByRole('button', { name: say('refuse'), exact: true }).click();
    await page.getByText(say('proposal-refused', 'toast')).first().waitFor();
    await close();
    const path = `seller/product-proposal/${sent.id}`;
    expect(await asSeller<OwnProposal>('GET', path)).toMatchObject({
      state: 'refused',
      reason: { code: 'pictures-missing' },
    });
  });

  it('of a store that is trusted goes live at once, until it is looked at again', async () => {
    await change('Trusted lamp');
    const say = wordsIn('en');
    const { page, close } = await open('en', 768, '/admin/product-approvals');
    await page.getByRole('link', { name: 'Trusted lamp' }).click();
    await page.getByRole('button', { name: say('approve-trust') }).click();
    await page.getByText(say('trusted')).waitFor();
    expect(await change('At once')).toMatchObject({ state: 'approved', at_once: true });
    await page.getByRole('button', { name: say('distrust') }).click();
    await page.getByText(say('not-trusted')).waitFor();
    expect(await change('Not at once')).toMatchObject({ state: 'sent' });
    await page.goto('/admin/product-approvals');
    await page.getByRole('link', { name: 'Not at once' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await close();
  });
});
