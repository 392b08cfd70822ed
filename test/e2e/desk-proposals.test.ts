// The owner decides sellers' proposals in the browser: from the first screen to the shop, in one or
// two presses. In English on a laptop, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnProposal } from '#contract/seller-product.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { proposedLamp } from '../proposals.ts';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let at: Proposing;

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

describe.skipIf(missing)('what sellers propose', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    at = await openProposing(site);
  });
  afterAll(() => site.close());

  it('is approved with two presses from the home screen, and on sale at once', async () => {
    const { product, change } = at;
    await change({ en: 'Hand-thrown lamp' });
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

  it('is refused with a standard reason on a phone in Arabic, which the seller reads', async () => {
    const lamp = await proposedLamp(site.database.db, at.seller.seller.storeId);
    const sent = await at.propose(lamp);
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
    expect(await at.asSeller<OwnProposal>('GET', path)).toMatchObject({
      state: 'refused',
      reason: { code: 'pictures-missing' },
    });
  });

  it('of a store that is trusted goes live at once, until staff review it again', async () => {
    const { change } = at;
    await change({ en: 'Trusted lamp' });
    const say = wordsIn('en');
    const { page, close } = await open('en', 768, '/admin/product-approvals');
    await page.getByRole('link', { name: 'Trusted lamp' }).click();
    await page.getByRole('button', { name: say('approve-trust') }).click();
    await page.getByText(say('trusted')).waitFor();
    expect(await change({ en: 'At once' })).toMatchObject({ state: 'approved', at_once: true });
    await page.getByRole('button', { name: say('distrust') }).click();
    await page.getByText(say('not-trusted')).waitFor();
    expect(await change({ en: 'Not at once' })).toMatchObject({ state: 'sent' });
    await page.goto('/admin/product-approvals');
    await page.getByRole('link', { name: 'Not at once' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await close();
  });
});
