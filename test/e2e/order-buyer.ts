// A person in a browser with an order of two items and one, from two stores.
import { customer, visitor, type Shopper } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { unique } from '../make.ts';
import { wordsOf, type Site, type Visitor } from './site.ts';
import type { Thing } from './two-things.ts';

export const PIECES = [2, 1];
type Wish = { language: string; width: number; account: boolean };
export type Buyer = { visitor: Visitor; email: string; orderId: number };

export function speak(language: string) {
  const words = wordsOf(language);
  const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
  return {
    say,
    required: (key: string) => say('refusal', 'required').replace('{field}', say('order', key)),
  };
}

export async function makeBuyer(
  site: Site,
  things: Thing[],
  { language, width, account }: Wish,
): Promise<Buyer> {
  const { database, origin } = site;
  const email = `${unique('buyer')}@example.com`;
  const visitor = await site.visit({ viewport: { width, height: 800 } });
  const shopper = account
    ? await asCustomer(site, visitor, { url: origin, email, language })
    : await asVisitor(visitor, language);
  await makeAddress(database.db, shopper, { email });
  await fillCart(
    database.db,
    shopper,
    ...things.map(({ id, inventory }, at) => ({
      product: { id, inventory, store: 0, rule: 0, place: 0, inventories: [] },
      quantity: PIECES[at] ?? 1,
    })),
  );
  return {
    visitor,
    email,
    orderId: (await order(database.db, await readMarketSettings(database.db), shopper)).id,
  };
}

async function asCustomer(
  site: Site,
  { page }: Visitor,
  { url, email, language }: { url: string; email: string; language: string },
): Promise<Shopper> {
  const { bearer, accountId } = await makeCustomer(site.database, { email, language });
  await page.context().addCookies([{ name: 'frontend_token', value: bearer, url }]);
  return customer(accountId, '', { language, timeZone: 'UTC' });
}

async function asVisitor({ page }: Visitor, language: string): Promise<Shopper> {
  const token = unique('browser');
  await page.addInitScript((own) => {
    localStorage.setItem('user_token', own);
  }, token);
  return visitor(token, { language, timeZone: 'UTC' });
}
