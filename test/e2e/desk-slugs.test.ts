// The address of a category in each language, chosen in the back office beside its title.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;

describe.skipIf(missing !== null)('the address of a category', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('is set by language; an invalid one is refused, and a former one redirects', async () => {
    const { bearer } = await makeStaff(site.database, 'owner');
    const { page, complaints, close } = await site.visit({
      viewport: { width: 1280, height: 900 },
    });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: 'en', url: site.origin },
      { name: 'frontend_token', value: bearer, url: site.origin },
    ]);
    await page.goto('/admin/categories/1');
    const field = page.getByLabel('Web address');
    await page.getByRole('tab', { name: 'Français' }).click();
    const made = await field.getAttribute('placeholder');
    expect(made).toMatch(/^[a-z-]+$/);
    await field.fill('Mal Écrit');
    await page.getByRole('tab', { name: 'English' }).click();
    await page.keyboard.press('Control+s');
    // the form switches to the language of the refusal
    await page.locator('[name="slugs.fr"][aria-invalid=true]').waitFor();
    expect(await axe(page)).toEqual([]);
    await field.fill('bien-ecrit');
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => {
        const answer = await fetch(`${site.origin}/fr/all/${made}`, { redirect: 'manual' });
        return [answer.status, answer.headers.get('location')];
      })
      .toEqual([301, '/fr/all/bien-ecrit']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('of a page, and its preview for search engines, follow the language tab', async () => {
    const { bearer } = await makeStaff(site.database, 'owner');
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: 'ar', url: site.origin },
      { name: 'frontend_token', value: bearer, url: site.origin },
    ]);
    await page.goto('/admin/pages/1');
    const preview = page.getByRole('figure');
    const previewShows = async (text: string) =>
      expect.poll(() => preview.innerText()).toContain(text);
    await page.locator('[name="meta_title.en"]').fill('In plain English');
    await previewShows('In plain English');
    expect(await preview.innerText()).not.toContain('/ar/');
    await page.getByRole('tab', { name: 'Français' }).click();
    await page.locator('[name="slugs.fr"]').fill('bien-ecrit');
    await page.locator('[name="meta_title.fr"]').fill('En bon français');
    await previewShows('En bon français');
    await previewShows('/fr/page/bien-ecrit');
    await close();
  });

  it('of a product is previewed in the tab’s language, for staff and sellers', async () => {
    const owner = await makeStaff(site.database, 'owner');
    const seller = await makeSeller(site.database, 1);
    const { id } = await site.database.db
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', 1)
      .where('public', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const response = await fetch(`${site.origin}/api/v1/product/${id}`);
    const { slugs } = ((await response.json()) as { data: { slugs: Record<string, string> } }).data;
    expect(slugs.ar).not.toBe(slugs.en);
    const { page, close } = await site.visit({ viewport: { width: 1280, height: 900 } });
    for (const { bearer, path } of [
      { ...owner, path: `/admin/products/${id}` },
      { ...seller, path: `/seller/products/${id}` },
    ]) {
      await page.context().addCookies([
        { name: 'i18n_redirected', value: 'en', url: site.origin },
        { name: 'frontend_token', value: bearer, url: site.origin },
      ]);
      await page.goto(path);
      const preview = page.getByRole('figure').filter({ hasText: `/product/${id}` });
      const previewShows = async (text: string) =>
        expect.poll(() => preview.innerText()).toContain(text);
      await previewShows(`/${slugs.en}/product/${id}`);
      await page.getByRole('tab', { name: 'العربية' }).click();
      await previewShows(`/ar/${slugs.ar}/product/${id}`);
    }
    await close();
  });
});
