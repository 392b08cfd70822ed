// Input on the screen of the home page is not lost: to a colleague who saves first, a slow action,
// or a restored version.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { hold } from './hold.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
const words = wordsOf('en');
const say = (key: string, section = 'desk-home') => words[section]?.[key] ?? `${section}.${key}`;

/** The screen of the home page, with one of its blocks open. */
async function open() {
  const visitor = await site.visit({ viewport: { width: 1440, height: 900 } });
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
  await visitor.page.goto('/admin/home-page');
  await openBlock(visitor.page);
  return visitor;
}
const openBlock = (page: Page) =>
  page
    .getByRole('region', { name: say('blocks') })
    .getByRole('button', { name: say('kind-discover') })
    .first()
    .click();
const title = (page: Page) => page.locator('[name="title.en"]');
const press = (page: Page, key: string) =>
  page.getByRole('button', { name: say(key), exact: true }).click();
const waitForText = (page: Page, key: string) =>
  page.getByText(say(key), { exact: true }).waitFor();

async function call(path: string, input?: object) {
  const answer = await fetch(`${site.origin}/api/v1/admin/home-page${path}`, {
    headers: { ...owner.headers, 'content-type': 'application/json' },
    ...(input && { method: 'POST', body: JSON.stringify(input) }),
  });
  return (await answer.json()).data;
}
/** The block in the draft. */
const drafted = async () =>
  (await call('')).blocks.find(({ kind }: { kind: string }) => kind === 'discover');
/** Saves the page as a colleague, with this in the block; returns the result. */
async function saveMeanwhile(more: object) {
  const { version, blocks } = await call('');
  const changed = blocks.map((block: { kind: string }) =>
    block.kind === 'discover' ? { ...block, ...more } : block,
  );
  return call('/save', { version, blocks: changed });
}

describe.skipIf(missing !== null)(`what is arranged${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());
  beforeEach(() => sql`update home_draft set blocks = null`.execute(site.database.db));

  it('and left unsaved comes back over what a colleague saved meanwhile', async () => {
    const { page, close } = await open();
    await page.context().setOffline(true);
    await title(page).fill('Found by hand');
    await page.getByText(say('not-saved')).waitFor();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await saveMeanwhile({ count: 7 });
    await page.goto('/admin/home-page');
    await openBlock(page);
    expect(await title(page).inputValue()).toBe('Found by hand');
    await expect.poll(drafted).toMatchObject({ title: { en: 'Found by hand' }, count: 7 });
    await close();
  });

  it('and changed during publishing stays in the draft', async () => {
    const { page, close } = await open();
    await title(page).fill('New today');
    await waitForText(page, 'draft');
    const publish = await hold(page, 'admin/home-page/publish');
    await press(page, 'publish');
    await title(page).fill('New this week');
    await publish();
    await page.getByText(say('published', 'toast')).waitFor();
    await waitForText(page, 'draft');
    expect(await title(page).inputValue()).toBe('New this week');
    expect(await drafted()).toMatchObject({ title: { en: 'New this week' } });
    await close();
  });

  it('and still being saved is included in the first press of Publish', async () => {
    const { page, close } = await open();
    await title(page).fill('New at noon');
    await waitForText(page, 'draft');
    const save = await hold(page, 'admin/home-page/save');
    const saving = page.waitForRequest('**/api/v1/admin/home-page/save');
    await title(page).fill('New tonight');
    await saving;
    await press(page, 'publish');
    await save();
    await waitForText(page, 'as-in-shop');
    expect(await drafted()).toMatchObject({ title: { en: 'New tonight' } });
    await close();
  });

  it('and refused disappears when the draft is discarded or an old one is restored', async () => {
    await call('/publish', await saveMeanwhile({ count: 5 }));
    const { page, close } = await open();
    const before = await title(page).inputValue();
    const refused = async () => {
      await title(page).fill('Too long '.repeat(20));
      await page.getByText(say('not-saved')).waitFor();
    };
    const sure = (name: string | RegExp) =>
      page.getByRole('alertdialog').getByRole('button', { name }).click();
    const isGone = async () => {
      await expect.poll(() => title(page).inputValue()).toBe(before);
      await page.getByText(say('not-saved')).waitFor({ state: 'detached' });
    };
    await title(page).fill('Saved at first');
    await waitForText(page, 'draft');
    await refused();
    await press(page, 'discard');
    await sure(say('discard'));
    await isGone();
    await waitForText(page, 'as-in-shop');
    await refused();
    await press(page, 'versions');
    const again = new RegExp(`^${say('restore').split('{')[0]}`);
    await page.getByRole('dialog').getByRole('button', { name: again }).first().click();
    await sure(again);
    await isGone();
    await close();
  });

  it('disappears from the open block when the draft is discarded', async () => {
    const { page, close } = await open();
    const before = await title(page).inputValue();
    await title(page).fill('Not this');
    await waitForText(page, 'draft');
    await press(page, 'discard');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('discard') })
      .click();
    await waitForText(page, 'as-in-shop');
    await expect.poll(() => title(page).inputValue()).toBe(before);
    await close();
  });

  it('is replaced by an older version only after a confirmation', async () => {
    const { page, close } = await open();
    await title(page).fill('The first');
    await waitForText(page, 'draft');
    await press(page, 'publish');
    await waitForText(page, 'as-in-shop');
    const number = String((await call('')).published.number);
    const back = say('restore').replace(/\{.*\}/, number);
    await title(page).fill('The second');
    await waitForText(page, 'draft');
    await press(page, 'versions');
    await page.getByRole('button', { name: back }).click();
    const confirmation = page.getByRole('alertdialog', { name: say('discard-title') });
    await confirmation.getByRole('button', { name: say('stay', 'desk') }).click();
    expect(await drafted()).toMatchObject({ title: { en: 'The second' } });
    await page.getByRole('button', { name: back }).click();
    await confirmation.getByRole('button', { name: back }).click();
    await expect.poll(() => title(page).inputValue()).toBe('The first');
    await close();
  });
});
