// How an owner sets up a market in the browser, step by step.
import { expect } from 'vitest';
import type { Mailbox } from '../mailbox.ts';
import { axe } from './axe.ts';
import { fill, pictureOf, type Person } from './owner-steps.ts';
import { screenFaults } from './screen-faults.ts';

const PASSWORD = 'a quiet harbour at dawn';

/** Goes to the next step of the set-up, which starts with its heading. */
async function nextStep({ page, say }: Person, step: string): Promise<void> {
  await page.getByRole('button', { name: say('install', 'continue') }).click();
  await page.getByRole('heading', { level: 2, name: say('install', `step-${step}`) }).waitFor();
}

/** The set-up from its address to the back office; `looks`: checks each step's screen. */
export async function install(
  person: Person,
  address: string,
  { checked = false, mailbox }: { checked?: boolean; mailbox?: Mailbox } = {},
): Promise<void> {
  const { page, say, language } = person;
  const width = page.viewportSize()?.width ?? 1440;
  const checkStep = async () => {
    if (!checked) return;
    for (const wide of [390, 768, 1440]) {
      await page.setViewportSize({ width: wide, height: 1600 });
      expect(await screenFaults(page)).toEqual([]);
    }
    for (const theme of ['light', 'dark']) {
      await page.evaluate(async (scheme) => {
        document.documentElement.dataset.theme = scheme;
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      }, theme);
      expect(await axe(page)).toEqual([]);
    }
    await page.setViewportSize({ width, height: 900 });
  };
  await page.goto(address);
  await page.getByText(say('install', 'database-reached')).waitFor();
  await checkStep();
  await nextStep(person, 'languages');
  await page.locator(`input[name=languages][value=${language === 'en' ? 'ar' : 'en'}]`).check();
  await checkStep();
  await nextStep(person, 'place');
  await fill(person, { site_name: 'Bazaar' });
  await page.locator('input[type=file]').setInputFiles(await pictureOf('#7a1f3d'));
  await page.getByRole('button', { name: say('install', 'logo-remove') }).waitFor();
  // no input is lost
  await page.reload();
  expect(await page.locator('[name=site_name]').inputValue()).toBe('Bazaar');
  await page.getByRole('button', { name: say('install', 'continue') }).click();
  await page.locator('select[name=country][aria-invalid=true]').waitFor();
  await page.locator('select[name=country]').selectOption('FR');
  await page.locator('select[name=currency]').selectOption('EUR');
  await checkStep();
  await nextStep(person, 'owner');
  await fill(person, { name: 'Amal', email: 'amal@example.com', password: 'short' });
  await checkStep();
  await nextStep(person, 'mail');
  await checkStep();
  await mailBy(person, mailbox);
  await checkStep();
  // a password that is too short leads back to its field
  await page.getByRole('button', { name: say('install', 'finish') }).click();
  await page.locator('[name=password][aria-invalid=true]').fill(PASSWORD);
  await nextStep(person, 'mail');
  if (mailbox) await nextStep(person, 'content');
  else await mailBy(person);
  await page.getByRole('button', { name: say('install', 'finish') }).click();
  await page.getByRole('link', { name: say('install', 'to-desk') }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Amal' }).waitFor();
}

/**
 * The mail server: none yet, and the site says so; or first a wrong one, then one that a letter
 * tests.
 */
async function mailBy({ page, say }: Person, mailbox?: Mailbox): Promise<void> {
  const content = page.getByRole('heading', { level: 2, name: say('install', 'step-content') });
  if (!mailbox) {
    await page.getByText(say('install', 'mail-later-hint')).waitFor();
    await page.getByRole('button', { name: say('install', 'mail-later') }).click();
    await content.waitFor();
    await page.getByText(say('install', 'no-mail')).waitFor();
    return;
  }
  const send = page.getByRole('button', { name: say('install', 'test-mail') });
  await page.locator('[name=host]').fill('127.0.0.1');
  await page.locator('select[name=security]').selectOption('none');
  await page.locator('[name=port]').fill('81');
  await send.click();
  await page.locator('[name=port][aria-invalid=true]').fill(String(new URL(mailbox.url).port));
  await send.click();
  await page.getByText(say('install', 'mail-sent')).waitFor();
  expect(mailbox.received.map(({ to }) => to)).toEqual([['amal@example.com']]);
  await page.getByRole('button', { name: say('install', 'continue') }).click();
  await content.waitFor();
  await page.getByText(say('install', 'mail-set')).waitFor();
}
