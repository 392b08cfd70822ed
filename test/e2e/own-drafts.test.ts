// Unsaved input stays in the browser for the person who typed it, and for its store: others sign in
// at the same browser, and some people work for two stores.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';

let site: Site;
const say = (key: string, section: string) => wordsOf('en')[section]?.[key] ?? key;

async function enter({ page }: Visitor, bearer: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
  await page.goto(path);
}

describe.skipIf(missing)('what is typed and not saved', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('for one store never appears in another store’s form', async () => {
    const { db } = site.database;
    const stores = [await makeStore(db), await makeStore(db)] as const;
    for (const [at, name] of ['Blue Door', 'Red Gate'].entries())
      await db
        .updateTable('stores')
        .set({ name })
        .where('id', '=', stores[at] ?? 0)
        .execute();
    const person = await makeSeller(site.database, stores[0]);
    await transaction(db, (tx) => addMember(tx, stores[1], person.accountId, 'owner'));
    const visitor = await site.visit();
    const { page, close } = visitor;
    page.on('dialog', (dialog) => void dialog.accept()); // leaves something unsaved
    const code = page.getByLabel(say('code', 'desk-marketing'), { exact: true });
    const change = async (store: string) => {
      await page.getByRole('button', { name: say('other-store', 'seller') }).click();
      await page.getByRole('menuitemradio', { name: store }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto('/seller/vouchers/new');
      await code.waitFor();
    };
    await enter(visitor, person.bearer, '/seller/vouchers/new');
    await code.waitFor();
    await change('Blue Door');
    await code.fill('SPRING');
    await change('Red Gate');
    await code.press('End'); // the draft is restored before a key is handled
    expect(await code.inputValue()).toBe('');
    await change('Blue Door');
    await expect.poll(() => code.inputValue()).toBe('SPRING');
    await close();
  });

  it('by one person is never shown to another person', async () => {
    const owner = await makeStaff(site.database, 'owner');
    const manager = await makeStaff(site.database, 'manager');
    const visitor = await site.visit();
    const { page, close } = visitor;
    page.on('dialog', (dialog) => void dialog.accept());
    const name = page.getByLabel(say('name', 'desk-catalogue'), { exact: true }).first();
    await enter(visitor, owner.bearer, '/admin/brands/new');
    await name.fill('Not said yet');
    await enter(visitor, manager.bearer, '/admin/brands/new');
    await name.press('End');
    expect(await name.inputValue()).toBe('');
    await enter(visitor, owner.bearer, '/admin/brands/new');
    await expect.poll(() => name.inputValue()).toBe('Not said yet');
    await close();
  });
});
