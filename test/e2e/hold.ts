import type { Page } from 'playwright-core';

/** Holds what a page sends to a call, named by its path, until what is answered is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/${path}`, (route) => promise.then(() => route.continue()));
  return resolve;
}
