// The screens of paying in each state: they fit, log nothing to the console, and axe finds nothing.
// Wide and light, narrow and dark.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { axe } from './axe.ts';
import { openPaying, type PayingSite, type Shopping } from './paying.ts';
import { missing, wordsOf } from './site.ts';
import { openPage } from './settled.ts';

let site: PayingSite;

const TALL = 1600; // so that sticky bars cover nothing that is checked
type Step = [
  name: string,
  show: (shopping: Shopping, say: (key: string, section?: string) => string) => Promise<void>,
];

const go = ({ page, prefix }: Shopping, path: string) => openPage(page, `${prefix}${path}`);
const put = (id: number, state: string, reason = '') =>
  site.database.db
    .updateTable('payments')
    .set({ state, reason })
    .where('order_id', '=', id)
    .execute();

async function refund(id: number, refunds: [state: string, amount: number][]): Promise<void> {
  const { db } = site.database;
  const now = new Date();
  const { total } = await db
    .updateTable('orders')
    .set((row) => ({ paid_at: now, paid: row.ref('total') }))
    .where('id', '=', id)
    .returning('total')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({
      refunded: Math.min(
        total,
        refunds.reduce((sum, [, amount]) => sum + amount, 0),
      ),
    })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('refunds')
    .values(
      refunds.map(([state, amount], at) => ({
        order_id: id,
        amount,
        state,
        actor: 'Maren Holt',
        key: `ref_${String(id).padStart(19, '0')}${at}`,
        ended_at: state === 'pending' ? null : now,
      })),
    )
    .execute();
}

const steps: Step[] = [
  [
    'checkout',
    async (shopping) => {
      await go(shopping, '/checkout');
    },
  ],
  [
    'checkout, by transfer',
    async (shopping) => {
      await go(shopping, '/checkout');
      await shopping.page.locator('input[name=method]').nth(5).check();
    },
  ],
  [
    'order, by card',
    async (shopping) => {
      await go(shopping, `/user/order/${await shopping.ordered(orderMethod.stripe)}?placed=1`);
    },
  ],
  [
    'order, left at the gateway',
    async (shopping, say) => {
      await go(
        shopping,
        `/user/order/${await shopping.ordered(orderMethod.stripe)}?payment=cancelled`,
      );
      await shopping.page.getByRole('button', { name: say('change-way') }).click();
    },
  ],
  [
    'order, declined',
    async (shopping) => {
      const id = await shopping.ordered(orderMethod.stripe);
      await put(id, 'failed');
      await go(shopping, `/user/order/${id}`);
    },
  ],
  [
    'order, being checked',
    async (shopping) => {
      const id = await shopping.ordered(orderMethod.stripe);
      await put(id, 'processing');
      await go(shopping, `/user/order/${id}`);
    },
  ],
  [
    'order, in review',
    async (shopping) => {
      const id = await shopping.ordered(orderMethod.stripe);
      await put(id, 'review', 'amount');
      await go(shopping, `/user/order/${id}`);
    },
  ],
  [
    'order, by transfer',
    async (shopping, say) => {
      await go(shopping, `/user/order/${await shopping.ordered(orderMethod.bank)}`);
      await shopping.page.getByRole('button', { name: say('verify') }).click();
    },
  ],
  [
    'order, transferred',
    async (shopping, say) => {
      await go(shopping, `/user/order/${await shopping.ordered(orderMethod.bank)}`);
      await shopping.page
        .getByRole('textbox', { name: say('trans-id') })
        .fill(`TRX-${shopping.prefix}-9`);
      await shopping.page.getByRole('button', { name: say('verify') }).click();
      await shopping.page.getByText(say('correct')).click();
    },
  ],
  [
    'order, in cash',
    async (shopping, say) => {
      await go(shopping, `/user/order/${await shopping.ordered(orderMethod.cashOnDelivery)}`);
      await shopping.page.getByRole('button', { name: say('now-instead') }).click();
    },
  ],
  [
    'order, partly sent back',
    async (shopping, say) => {
      const id = await shopping.ordered(orderMethod.cashOnDelivery);
      await refund(id, [
        ['pending', 300],
        ['succeeded', 200],
      ]);
      await go(shopping, `/user/order/${id}`);
      for (const [state, amount] of [
        ['refund-pending', '3.00'],
        ['refund-succeeded', '2.00'],
      ] as const) {
        await shopping.page
          .locator('dl > div')
          .filter({ hasText: say(state, 'order').split('{')[0] ?? '' })
          .filter({ hasText: amount })
          .waitFor();
      }
    },
  ],
  [
    'waiting',
    async (shopping, say) => {
      const id = await shopping.ordered(orderMethod.stripe);
      await put(id, 'processing');
      await shopping.page.goto(`${shopping.prefix}/payment-callback?order=${id}`);
      await shopping.page.getByRole('link', { name: say('to-order') }).waitFor();
    },
  ],
];

describe.skipIf(missing !== null)(
  `screens of paying${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openPaying();
    });
    afterAll(() => site?.close());

    it.concurrent.each([
      ['en', 1280, 'light'],
      ['ar', 360, 'dark'],
    ] as const)(
      'are in order in %s at %d, %s',
      async (language, width, scheme) => {
        const found: string[] = [];
        const words = wordsOf(language);
        for (const [name, show] of steps) {
          const shopping = await site.come(language, width);
          const { page, visitor } = shopping;
          await page.setViewportSize({ width, height: TALL });
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          await show(shopping, (key, section = 'owed') => words[section]?.[key] ?? key);
          found.push(
            ...[...(await axe(page)), ...(await overflow(page)), ...visitor.complaints].map(
              (fault) => `${name}: ${fault}`,
            ),
          );
          await visitor.close();
        }
        expect(found).toEqual([]);
      },
      600_000,
    );
  },
);

async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 0 ? [`${over} px wider than the screen`] : [];
}
