// Two people editing the commission rules, and one in a hurry.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { hold } from './hold.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let omar: MadeStaff;

const say = (key: string, section = 'desk-money') =>
  wordsOf('en')[section]?.[key] ?? `${section}.${key}`;
const callAs = async (person: MadeStaff, path: string, input?: object) => {
  const answer = await fetch(`${site.origin}/api/v1/admin/${path}`, {
    headers: { ...person.headers, 'content-type': 'application/json' },
    ...(input && { method: 'POST', body: JSON.stringify(input) }),
  });
  return (await answer.json()).data;
};
const rules = (): Promise<{ id: number; rate: number; version: number }[]> =>
  callAs(owner, 'commission-rules');

async function open() {
  const visitor = await site.visit();
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
  await visitor.page.goto('/admin/commission-rules');
  const list = visitor.page.getByRole('list', { name: say('commission-rules') });
  await list.waitFor();
  return { ...visitor, list };
}

describe.skipIf(missing !== null)(
  `rules of commission${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
      omar = await makeStaff(site.database, 'owner', { name: 'Omar Said' });
      for (const rate of [100, 200, 300]) await callAs(owner, 'commission-rule/save', { rate });
    });
    afterAll(() => site?.close());

    it('edited by two people are merged, and conflicts are shown to choose from', async () => {
      const { page, list, close } = await open();
      const [first] = await rules();
      await list
        .getByRole('button', { name: say('edit') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=rate]').fill('5');
      await callAs(omar, 'commission-rule/save', { ...first, rate: 700, cap: '9' });
      await dialog.getByRole('button', { name: say('save', 'desk') }).click();
      const alert = dialog.getByRole('alert');
      await alert
        .getByText(/Omar Said/)
        .first()
        .waitFor();
      expect(await dialog.locator('[name=cap]').inputValue()).toBe('9');
      expect((await rules())[0]).toMatchObject({ rate: 700 });
      await alert.getByRole('button', { name: say('take-yours', 'desk') }).click();
      await dialog.getByRole('button', { name: say('save', 'desk') }).click();
      await dialog.waitFor({ state: 'detached' });
      expect((await rules())[0]).toMatchObject({ rate: 500, cap: 9 });
      await close();
    });

    it('move with every press, even before the last move was saved', async () => {
      const { page, list, close } = await open();
      const before = (await rules()).map(({ id }) => id);
      const send = await hold(page, 'admin/commission-rule*/**');
      const down = list.locator('[data-by="1"]');
      await down.first().click();
      await list.getByRole('listitem').nth(1).locator('[data-by="1"]:focus').waitFor();
      await page.keyboard.press('Enter');
      await send();
      const [one, ...others] = before;
      await expect.poll(async () => (await rules()).map(({ id }) => id)).toEqual([...others, one]);
      await expect.poll(() => list.getByRole('listitem').last().textContent()).toContain('5%');
      await close();
    });

    it('deleted by a colleague meanwhile can be restored by the person who edits it', async () => {
      const { page, list, close } = await open();
      const [first] = await rules();
      await list
        .getByRole('button', { name: say('edit') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=rate]').fill('6');
      await callAs(omar, 'commission-rule/save', { ...first, rate: 800 });
      const send = await hold(page, 'admin/commission-rules*');
      const refused = page.waitForResponse('**/api/v1/admin/commission-rule/save');
      await dialog.getByRole('button', { name: say('save', 'desk') }).click();
      await refused;
      const [now] = await rules();
      await callAs(omar, `commission-rule/delete/${now?.id}`, { version: now?.version });
      await send();
      await dialog.getByRole('alert').getByText(say('gone-meanwhile', 'desk')).waitFor();
      await dialog.getByRole('button', { name: say('bring-back', 'desk') }).click();
      await dialog.waitFor({ state: 'detached' });
      expect((await rules()).map(({ rate }) => rate)).toContain(600);
      await close();
    });
  },
);
