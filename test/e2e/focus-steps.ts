// A person with a full cart, a very long address, and the things that appear over a page by
// themselves.
import type { Page } from 'playwright-core';
import { fillCart, makeAddress } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { openCounter, placeOrder } from './counter.ts';
import { settled } from './settled.ts';
import type { Site } from './site.ts';
import { twoThings } from './two-things.ts';

const LOOKED_MS = 30_000;
const LOW_PX = 480;
const long = {
  name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  email: 'maximiliane.wolfeschlegelsteinhausen@correspondence.example.com',
};

export type Walker = { bearer: string; order: string; token: string };

/** A person with two products in their cart, and the path of another person's order. */
export async function makeWalker(site: Site): Promise<Walker> {
  const { db } = site.database;
  const counter = await openCounter(site);
  const { id, buyer } = await placeOrder(counter, 'en');
  const { bearer, customer } = await makeCustomer(site.database);
  const things = (await twoThings(site, 20)).map((thing) => ({
    ...thing,
    rule: 0,
    place: 0,
    inventories: [thing.inventory],
  }));
  await makeAddress(db, customer, long);
  await fillCart(db, customer, ...things.map((product) => ({ product })));
  return { bearer, order: `/user/order/${id}`, token: buyer.token };
}

/** Scrolls until the promotion shows, if the window has room for it. */
export async function showPromotion(page: Page): Promise<void> {
  await page.clock.fastForward(LOOKED_MS);
  await page.evaluate(() => scrollTo(0, innerHeight * 2));
  const low = (page.viewportSize()?.height ?? 0) < LOW_PX;
  await page.locator('.promotion').waitFor({ state: low ? 'attached' : 'visible' });
}

/** What shows a message if the server cannot be reached, by page. */
const PRESSED: Record<string, string> = {
  cart: 'main li input[type=checkbox]',
  profile: 'main button:has(use[href$="#download"])',
};

/** Makes a message appear: presses something while the server cannot be reached. */
export async function sayMessage(page: Page, name: string): Promise<void> {
  await page.route('**/api/v1/**', (route) => route.abort());
  const pressed = page.locator(`${PRESSED[name] ?? 'main button[data-mark]'}:visible`).first();
  await pressed.press('Space');
  await page.locator('.toasts li').first().waitFor();
  await settled(page);
  await page.unroute('**/api/v1/**');
}
