// Handles a visit to the address in a letter's List-Unsubscribe header, which some mail programs
// show as a link instead of posting to it.
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { newsletterCalls } from '#contract/newsletter.ts';
import { cartReminderCalls } from '#contract/cart-reminder.ts';
import { saleNoticeCalls } from '#contract/sale-notice.ts';
import { stockNoticeCalls } from '#contract/stock-notice.ts';
import type { Services } from '#hall/services.ts';
import { languageOf } from '#market/settings/market-settings.ts';

const LONGEST_KEY = 100;

/**
 * Redirects to the page that asks for confirmation. Changes nothing, because programs that scan
 * mails open the address too.
 */
export function addLeaving(api: Hono<{ Bindings: HttpBindings }>, services: Services): void {
  leads(newsletterCalls.leave.path, '/newsletter/leave');
  leads(stockNoticeCalls.leave.path, '/stock-notice/leave');
  leads(saleNoticeCalls.leave.path, '/sale-notice/leave');
  leads(cartReminderCalls.leave.path, '/cart-reminder/leave');

  function leads(path: string, page: string): void {
    api.get(`/${path}`, async (context) => {
      const { key = '', language: requested } = context.req.query();
      const market = await services.market();
      const language = languageOf(market, requested);
      context.header('cache-control', 'private, no-store');
      const prefix = language === market.default_language ? '' : `/${language}`;
      const query = new URLSearchParams({ key: key.slice(0, LONGEST_KEY) });
      return context.redirect(`${prefix}${page}?${query}`, 303);
    });
  }
}
