// The payment methods in the back office: keys are typed, tested, saved and never shown again. In
// English on a laptop, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
const WRONG = 'sk_test_wrong0000000000';

let site: Site;
let there: StripeStandIn;
let owner: MadeStaff;

async function at(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  const say = (section: string, key: string) => wordsOf(language)[section]?.[key] ?? '';
  return { ...visitor, say };
}

describe.skipIf(missing !== null)(`keys${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    there = await openStripe();
    site = await openSite('web', { STRIPE_URL: there.url });
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(async () => {
    await site?.close();
    await there?.close();
  });

  it.each(VIEWS)('in %s at %d: a gateway’s keys are tested and saved', async (...view) => {
    const { page, say, complaints, close } = await at(...view);
    await page.goto('/admin/payment-methods');
    await page.getByRole('heading', { level: 1, name: say('desk-pay', 'methods') }).waitFor();
    await page.getByRole('link', { name: 'Stripe' }).waitFor();
    expect(await page.locator('main').getByRole('listitem').count()).toBe(7);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Stripe' }).click();
    const [key, notices] = [
      page.locator('[name="secrets.secret_key"]'),
      page.locator('[name="secrets.webhook_secret"]'),
    ];
    await key.fill(WRONG);
    await notices.fill(there.keys.webhookSecret);
    await page.getByRole('button', { name: say('desk-pay', 'test') }).click();
    await page.getByText(say('refusal', 'keys-wrong')).waitFor();
    await key.fill(there.keys.secretKey);
    await page.getByRole('button', { name: say('desk-pay', 'test') }).click();
    await page.getByText(say('toast', 'keys-good')).waitFor();
    await page.getByRole('switch', { name: say('desk-pay', 'enabled') }).check();
    await page.locator('[name=fee]').fill('1.005');
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.locator('[name=fee]').getAttribute('aria-invalid')).toBe('true');
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      there.keys.secretKey,
    );
    await page.locator('[name=fee]').fill('1.50');
    await page.keyboard.press('Control+s');
    await page.getByText(say('toast', 'saved')).waitFor();
    expect(await key.inputValue()).toBe('');
    await page.getByText(there.keys.secretKey.slice(-4)).first().waitFor();
    await page.reload();
    await key.waitFor();
    expect(await page.content()).not.toContain(there.keys.secretKey);
    const { enabled } = await site.database.db
      .selectFrom('payment_methods')
      .select('enabled')
      .where('method', '=', orderMethod.stripe)
      .executeTakeFirstOrThrow();
    expect(enabled).toBe(true);
    expect(complaints).toEqual([]);
    await close();
    await site.database.db
      .updateTable('payment_methods')
      .set({ enabled: false, sealed: null, fee: 0 })
      .where('method', '=', orderMethod.stripe)
      .execute();
  });

  it('a missing key is marked, and switching off the last payment method warns', async () => {
    const { page, say, close } = await at('en', 1440);
    await page.goto(`/admin/payment-methods/${orderMethod.bank}`);
    await page.locator('[name="shown.bank_name"]').fill('');
    await page.getByRole('switch', { name: say('desk-pay', 'enabled') }).uncheck();
    await page.getByRole('switch', { name: say('desk-pay', 'enabled') }).check();
    await page.keyboard.press('Control+s');
    const name = page.locator('[name="shown.bank_name"]');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await site.database.db
      .updateTable('payment_methods')
      .set({ enabled: false })
      .where('method', '!=', orderMethod.cashOnDelivery)
      .execute();
    await close();
    const another = await at('en', 1440);
    await another.page.goto(`/admin/payment-methods/${orderMethod.cashOnDelivery}`);
    await another.page.getByRole('switch', { name: say('desk-pay', 'enabled') }).uncheck();
    await another.page.getByText(say('desk-pay', 'only')).waitFor();
    await another.close();
  });
});
