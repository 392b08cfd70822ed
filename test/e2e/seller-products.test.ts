// A seller's first product from photos to the market, on a phone in Arabic; and how input survives.
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnProduct } from '#contract/seller-product.ts';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { button, openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

/** A draft is saved after a pause of two seconds in typing. */
const LONGER_THAN_A_PAUSE_MS = 2_500;

let site: Site;
let at: Proposing;
const open = (language: string, width: number, path: string, scheme?: 'dark') =>
  openAs(site, at, { language, width, path, ...(scheme && { scheme }) });

const photo = async () => ({
  name: 'lamp.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer(),
});
const categoryIn = async (language: string) => {
  const { rows } = await sql<{ title: string }>`
    select said(c.title, ${language}) as title
    from categories c
    where c.public and not exists (select from categories b where b.parent_id = c.id)
    order by c.id
    limit 1
  `.execute(site.database.db);
  return rows[0]?.title ?? '';
};
const latest = async (kind = '%') => {
  const { rows } = await sql<{
    id: number;
    state: string;
    version: number;
    title: string;
    proposed: object;
  }>`
    select id, state, version, proposed #>> '{title,en}' as title, proposed
    from product_proposals
    where store_id = ${at.seller.seller.storeId} and kind like ${kind}
    order by id desc
    limit 1
  `.execute(site.database.db);
  return rows[0];
};

describe.skipIf(missing)('a seller’s products', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
  });
  afterAll(() => site.close());

  it('can be started from a photo and sent for approval in six presses', async () => {
    const say = wordsIn('ar');
    const { page, complaints, close } = await open('ar', 390, '/seller');
    await page.locator('nav a[href="/seller/products"]').last().click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: say('add') }).click();
    await page.getByText(say('take-photo', 'desk-product')).waitFor();
    await page.locator('input[capture]').setInputFiles(await photo());
    await page.locator('[name="title.en"]').fill('Copper lamp');
    const category = page.getByRole('combobox', { name: say('category', 'desk-product') });
    await category.fill(await categoryIn('ar'));
    await page.getByRole('option').first().click();
    expect(await axe(page)).toEqual([]);
    await button(page, say('next')).click();
    await page.locator('[name=selling]').fill('٤٠');
    await page.locator('[name="variants.0.stock"]').fill('3');
    await button(page, say('send')).click();
    await page.getByText(say('sent')).waitFor();
    expect(await latest()).toMatchObject({
      state: 'sent',
      title: 'Copper lamp',
      proposed: { selling: '40.00', variants: [{ stock: 3 }] },
    });
    await page.getByText(say('state-sent')).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('that are incomplete are not sent, and the missing field is shown', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 390, '/seller/products/new');
    await page.locator('[name="title.en"]').fill('Half a lamp');
    await button(page, say('send')).click();
    await page.getByText(say('needed')).first().waitFor();
    expect(await page.getByText(say('needed')).count()).toBe(2);
    await close();
  });

  it('keep what was typed without a network and when a colleague saves', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, '/seller/products/new');
    await page.locator('[name="title.en"]').fill('Tin lantern');
    await page.getByText(say('saving-saved')).waitFor();
    const draft = await latest();
    expect(draft).toMatchObject({ state: 'draft', title: 'Tin lantern' });
    expect(page.url()).toContain(`/seller/products/-${draft?.id}`);
    await page.context().setOffline(true);
    await page.locator('[name="title.en"]').fill('Tin lantern, large');
    await page.getByText(say('saving-offline')).waitFor();
    const { proposed, version } = draft ?? { proposed: {}, version: 0 };
    await at.propose({
      ...proposed,
      id: draft?.id,
      version,
      send: false,
      video: 'https://v.example/1',
    });
    await page.context().setOffline(false);
    await page.getByText(say('meanwhile')).waitFor();
    await page.getByText(say('saving-saved')).waitFor();
    expect(await latest()).toMatchObject({
      title: 'Tin lantern, large',
      proposed: { video: 'https://v.example/1' },
    });
    await close();
  });

  it('stay sent even if a draft was about to be saved', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, '/seller/products/new');
    await page.locator('input[capture]').setInputFiles(await photo());
    await page.locator('[name="title.en"]').fill('Zinc lantern');
    const category = page.getByRole('combobox', { name: say('category', 'desk-product') });
    await category.fill(await categoryIn('en'));
    await page.getByRole('option').first().click();
    await page.locator('[name=selling]').fill('40');
    await page.getByText(say('saving-saved')).waitFor();
    const sentFlags: boolean[] = [];
    await page.route('**/api/v1/seller/product/propose', async (route) => {
      sentFlags.push(route.request().postDataJSON().send);
      await new Promise((slow) => {
        setTimeout(slow, LONGER_THAN_A_PAUSE_MS);
      });
      await route.continue();
    });
    await page.locator('[name="variants.0.stock"]').fill('4');
    await button(page, say('send')).dblclick();
    expect(await page.locator('[name="title.en"]').isDisabled()).toBe(true);
    await page.getByText(say('sent')).waitFor();
    await page.waitForTimeout(LONGER_THAN_A_PAUSE_MS * 2); // nothing comes after it
    expect(sentFlags).toEqual([true]);
    expect(await latest()).toMatchObject({ state: 'sent', title: 'Zinc lantern' });
    await close();
  });

  it('on sale are changed though their price has changed since they were opened', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, `/seller/products/${at.product.id}`);
    await page.locator('[name="title.en"]').waitFor();
    const path = `seller/product/${at.product.id}`;
    const { id, version, content } = await at.asSeller<OwnProduct>('GET', path);
    await at.asSeller('POST', `seller/product/offer/${id}`, {
      version,
      selling: Number(content.selling) + 7,
    });
    await page.locator('[name="title.en"]').fill('Another name');
    await page.getByText(say('meanwhile')).waitFor();
    await page.getByText(say('saving-saved')).waitFor();
    expect(await latest()).toMatchObject({ state: 'draft', title: 'Another name' });
    expect(await page.locator('[name=selling]').inputValue()).toBe(
      (Number(content.selling) + 7).toFixed(2),
    );
    await close();
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from product_proposals where product_id = ${id}
    `.execute(site.database.db);
    for (const one of rows) await at.asSeller('POST', `seller/product/withdraw/${one.id}`, one);
  });

  it('that the market refused show the reasons beside the fields', async () => {
    const draft = await latest('new');
    await sql`
      update product_proposals
      set state = 'refused', sent_by = made_by, sent_at = now(), decided_by = made_by,
        decided_at = now(), reason_text = 'Nearly there.',
        reasons = '[{"field": "title", "code": null, "text": "Say the size."}]'
      where id = ${draft?.id}
    `.execute(site.database.db);
    const { page, close } = await open('en', 768, `/seller/products/-${draft?.id}`, 'dark');
    await page.getByText('Nearly there.').waitFor();
    await page.getByText('Say the size.').waitFor();
    expect(await page.locator('[name="title.en"]').getAttribute('aria-invalid')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await close();
  });

  it('can be archived with one press in the list, and brought back with another', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, `/seller/products?q=${at.product.id}&view=live`);
    await page
      .getByRole('button', { name: new RegExp(`^${say('archive')}: `) })
      .first()
      .click();
    await button(page, say('undo', 'desk')).waitFor();
    const archived = () =>
      site.database.db
        .selectFrom('products')
        .select('archived_at')
        .where('id', '=', at.product.id)
        .executeTakeFirstOrThrow();
    expect((await archived()).archived_at).not.toBeNull();
    await button(page, say('undo', 'desk')).click();
    await page.getByText(say('product-back', 'toast')).first().waitFor();
    expect((await archived()).archived_at).toBeNull();
    expect(await axe(page)).toEqual([]);
    await close();
  });

  it('can be given one price with two presses in the list', async () => {
    const say = wordsIn('en');
    const { page, close } = await open('en', 1280, `/seller/products?q=${at.product.id}&view=live`);
    await page
      .getByRole('button', { name: say('set-stock') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').first().fill('77');
    await dialog.getByRole('button', { name: say('save', 'desk') }).click();
    await page.getByText(say('saved', 'toast')).first().waitFor();
    const { rows } = await sql<{ quantity: number }>`
      select quantity from inventories where product_id = ${at.product.id} order by position limit 1
    `.execute(site.database.db);
    expect(rows).toEqual([{ quantity: 77 }]);
    await close();
  });
});
