import type { Page } from 'playwright-core';

/**
 * Holds a page's requests to a call, named by its path, until the returned function is called; that
 * waits for the first request, so that a test without one fails.
 */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/${path}`, (route) => {
    send();
    return released.then(() => route.continue());
  });
  return async () => {
    await sent;
    release();
  };
}

/** Answers two requests to a call, named by its path, only once both were sent, in order. */
export async function holdTwo(page: Page, path: string): Promise<void> {
  const answers: (() => Promise<void>)[] = [];
  await page.route(`**/api/v1/${path}`, async (route) => {
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
    if (answers.length === 2) for (const answer of answers) await answer();
  });
}
