// Days near midnight: a shopper reads those of their own time zone, staff read and type those of
// the market's, wherever their browser is.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../at-work.ts';
import { openPage } from './settled.ts';
import { pathOf, sayIn, thingsWhere } from './product-things.ts';
import { missing, openSite, type Site } from './site.ts';

const DAY_MS = 86_400_000;
/** 25 hours apart: one of them has another day than UTC, whenever this runs. */
const FAR = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const say = sayIn('en');

let site: Site;

describe.skipIf(missing !== null)(`a day${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(FAR)('of delivery is in the shopper’s time zone (%s)', async (timezoneId) => {
    const [thing] = await thingsWhere(site, sql`true`);
    if (!thing) throw new Error('the demo market has no product');
    const { page, close } = await site.visit({ timezoneId });
    await openPage(page, pathOf(thing));
    const [, days = '', day = ''] =
      /Within (\d+) days?: about ([^.]+)/.exec(
        (await page.getByText(/Within \d+ days?: about/).textContent()) ?? '',
      ) ?? [];
    const form = {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: timezoneId,
    } as const;
    expect(day.replaceAll('\u00a0', ' ')).toBe(
      new Intl.DateTimeFormat('en', form).format(Date.now() + Number(days) * DAY_MS),
    );
    await close();
  });

  it('that staff enter is in the market’s time zone', async () => {
    await sql`update settings set time_zone = 'Asia/Kolkata'`.execute(site.database.db);
    const owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    const { page, close } = await site.visit({ timezoneId: 'America/Los_Angeles' });
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);

    await page.goto('/admin/commission-rules');
    await page.getByRole('button', { name: say('desk-money', 'rule-add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('desk-money', 'rule-field-rate')).fill('7');
    await dialog.locator('[name=valid_from]').fill('2099-03-05');
    await dialog.getByRole('button', { name: say('desk', 'save') }).click();
    await page.getByText(/Mar\s5,\s2099/).waitFor();
    const { valid_from: from } = await site.database.db
      .selectFrom('commission_rules')
      .select('valid_from')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(from?.toISOString()).toBe('2099-03-04T18:30:00.000Z');
    await page
      .getByRole('listitem')
      .filter({ hasText: '2099' })
      .getByRole('button', { name: say('desk-money', 'edit') })
      .click();
    expect(await dialog.locator('[name=valid_from]').inputValue()).toBe('2099-03-05');

    await page.goto('/admin/home-page');
    const moment = page.getByLabel(say('desk-home', 'moment'), { exact: true });
    const [response] = await Promise.all([
      page.waitForRequest((request) => request.postData()?.includes('2099') === true),
      moment.fill('2099-03-05T10:00'),
    ]);
    expect(response.postDataJSON()).toMatchObject({ moment: '2099-03-05T04:30:00.000Z' });
    expect(await moment.inputValue()).toBe('2099-03-05T10:00');
    await close();
  });
});
