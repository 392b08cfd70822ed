// The order's page in every state of a payment by transfer: it shows the state, fits, logs nothing
// to the console, and axe finds nothing. Wide and light, narrow and dark.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { axe } from './axe.ts';
import { orderIn, states, type StateName } from './order-states.ts';
import { openCounter, type Counter } from './counter.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage } from './settled.ts';

/** The texts of each state, by key; `no`: texts that must not appear. */
const EXPECTED: Record<StateName, { shown: string[]; no?: string[] }> = {
  'to be paid': {
    shown: ['owed.transfer-how', 'owed.reference', 'owed.verify-head', 'owed.another'],
    no: ['owed.part'],
  },
  'looked for': { shown: ['owed.looking-head', 'owed.told', 'owed.proof-picture', 'owed.correct'] },
  refused: { shown: ['owed.refused-head', 'owed.refused-next', 'owed.verify-head'] },
  'partly paid': {
    shown: ['owed.part-head', 'owed.part', 'order.partly-paid', 'order.due'],
    no: ['owed.another'],
  },
  'partly paid and looked for': {
    shown: ['owed.looking-head', 'owed.looking-part', 'order.partly-paid'],
    no: ['owed.part'],
  },
  'paid with a surplus': { shown: ['order.surplus-head', 'order.surplus-waiting', 'order.paid'] },
  'surplus on its way back': {
    shown: ['order.surplus-head', 'order.surplus-pending'],
    no: ['order.refund-pending', 'order.surplus-waiting'],
  },
  'surplus sent back': {
    shown: ['order.surplus-head', 'order.surplus-succeeded', 'order.paid'],
    no: ['order.refund-succeeded', 'order.all-refunded'],
  },
  'closed by the clock': {
    shown: ['order.closed-late', 'order.closed-sent'],
    no: ['order.nothing-paid', 'order.change-words'],
  },
  'opened again': { shown: ['order.paid'], no: ['order.cancelled'] },
  'cancelled and looked for': {
    shown: ['order.cancelled', 'order.closed-looking'],
    no: ['order.nothing-paid', 'order.closed-late'],
  },
  'paid too late': {
    shown: ['order.late-head', 'order.late-pending'],
    no: ['order.refund-pending'],
  },
  'paid too late, sent back': { shown: ['order.late-head', 'order.late-succeeded'] },
  'paid twice': { shown: ['order.twice-head', 'order.twice-pending', 'order.paid'] },
  'a parcel cancelled, money on its way back': { shown: ['order.refund-pending', 'order.paid'] },
  'a parcel cancelled, money back': {
    shown: ['order.refund-succeeded', 'order.partly-refunded'],
  },
  'a parcel cancelled, refund failed': { shown: ['order.refund-failed'] },
  'taken back in a dispute': {
    shown: ['order.refund-dispute', 'order.all-refunded'],
    no: ['order.expected'],
  },
  'cancelled, all sent back': {
    shown: ['order.refunded', 'order.all-refunded', 'order.refund-succeeded'],
  },
  'with an invoice and a credit note': {
    shown: ['order.invoice', 'order.credit-note', 'order.refund-succeeded'],
  },
};

let site: Site;
let at: Counter;

describe.skipIf(missing !== null)(
  `an order’s money${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      at = await openCounter(site);
    });
    afterAll(() => site?.close());

    it.each([
      ['en', '', 1280, 'light'],
      ['ar', '/ar', 360, 'dark'],
    ] as const)(
      'is said in %s',
      async (language, prefix, width, colorScheme) => {
        const words = wordsOf(language);
        const literal = (key: string) =>
          literalOf(words[key.split('.')[0] ?? '']?.[key.split('.')[1] ?? ''] ?? key);
        const { page, complaints, close } = await site.visit({
          viewport: { width, height: 1600 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        const wrong: string[] = [];
        for (const name of Object.keys(states) as StateName[]) {
          const { id, buyer } = await orderIn(at, name, language);
          await become(page, buyer.token, `${prefix}/user/order/${id}`);
          const { shown, no = [] } = EXPECTED[name];
          await page
            .locator('main')
            .getByText(literal(shown[0] ?? ''))
            .first()
            .waitFor({ timeout: 60_000 })
            .catch(() => null);
          const text = await textsOf(page);
          const faults = [
            ...shown
              .filter((key) => !text.includes(literal(key)))
              .map((key) => `does not say ${key}`),
            ...no.filter((key) => text.includes(literal(key))).map((key) => `says ${key}`),
            ...(shown.includes('owed.reference') && !text.includes(inGroups(paymentReference(id)))
              ? ['has no reference']
              : []),
            ...(await axe(page)),
            ...(await overflow(page)),
          ];
          wrong.push(...faults.map((fault) => `${name}: ${fault}`));
        }
        await close();
        expect([...wrong, ...complaints]).toEqual([]);
      },
      600_000,
    );
  },
);

/** The longest part of a message without a value. */
function literalOf(message: string): string {
  const pieces = message
    .split(/[\u2068]?\{\w+\}[\u2069]?|<(\w+)><\/\1>/)
    .filter((piece) => piece !== undefined);
  return pieces.toSorted((a, b) => b.length - a.length)[0]?.trim() ?? '';
}

/** The texts of the page, visible or announced. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label]')].map(
      (one) => one.getAttribute('aria-label') ?? '',
    );
    return [main.textContent, ...labels].join('\n');
  });

/** Goes to an address as the visitor with this token. */
async function become(page: Page, token: string, path: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/categories');
  await page.evaluate((own) => localStorage.setItem('user_token', own), token);
  await openPage(page, path);
}

async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`${over} px wider than the screen`] : [];
}
