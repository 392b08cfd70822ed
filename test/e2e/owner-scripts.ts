// Other parties' scripts on the storefront, set by the owner, and the browser's requests to them.
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Insertable } from 'kysely';
import type { Page } from 'playwright-core';
import type { Tables } from '#db/tables.ts';
import { stylingFile } from '#market/content/styling.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import type { Site } from './site.ts';

export const counter = {
  name: 'Counter',
  consent: 'analytics',
  pages: ['all'],
  address: 'https://counter.example/a.js',
};
export const pixel = {
  name: 'Pixel',
  consent: 'marketing',
  pages: ['all'],
  code: "window.pixel = true; new Image().src = 'https://pixel.example/p.png?' + location.pathname",
  hosts: ['https://pixel.example'],
};
export const ofHome = { name: 'Tour', consent: 'analytics', pages: ['home'], code: 'tour = true' };

/** Each of these may be served in its old state for a second. */
const PAGES = ['/', '/brands'];

/** Sets the owner's scripts and CSS, and waits until every page has them. */
export async function setOwn(
  { database, origin }: Site,
  scripts: Insertable<Tables['custom_scripts']>[],
  styling: string,
): Promise<void> {
  await transaction(database.db, async (tx) => {
    const names = scripts.map(({ name }) => name);
    await tx.deleteFrom('custom_scripts').where('name', 'not in', names).execute();
    for (const script of scripts) {
      const updated = await tx
        .updateTable('custom_scripts')
        .set(script)
        .where('name', '=', script.name)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 0n)
        await tx.insertInto('custom_scripts').values(script).execute();
    }
    await tx.updateTable('settings').set({ styling }).execute();
    await touch(tx, 'settings');
  });
  await vi.waitFor(
    async () => {
      for (const path of PAGES) {
        const page = await fetch(`${origin}${path}`);
        const isStyled = (await page.text()).includes(stylingFile(styling));
        const policy = page.headers.get('content-security-policy') ?? '';
        const held = scripts.filter(({ pages }) => pages.includes('all') || path === '/');
        if (!isStyled || held.some((script) => !policy.includes(partOf(script))))
          throw new Error(`${path} has not heard of it.`);
      }
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** The part of a page's policy for a script. */
const partOf = ({ code = '', address = '' }: Insertable<Tables['custom_scripts']>): string =>
  address ? new URL(address).origin : createHash('sha256').update(code).digest('base64');

/** Answers for the other parties; returns the requests so far, by host. */
export async function watchParties(page: Page): Promise<() => string[]> {
  const hosts: string[] = [];
  await page.context().route(/^https:\/\/[a-z]+\.example\//, (route) => {
    hosts.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' });
  });
  return () => hosts.splice(0).sort();
}

/** The owner's scripts running in this document, and whether it is the marked one. */
export const runningIn = (page: Page) =>
  page.evaluate(() => ({
    counted: Reflect.get(window, 'counted') === true,
    pixel: Reflect.get(window, 'pixel') === true,
    marked: Reflect.get(window, 'marked') === true,
  }));
export const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
