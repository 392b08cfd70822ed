import type { Page } from 'playwright-core';

/**
 * Holds what a page sends to a call, named by its path, until what is answered is called; that
 * waits for the first call, so that a test that holds nothing fails.
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

/** Answers to a call, named by its path, come once two were asked for: the first one first. */
export async function holdTwo(page: Page, path: string): Promise<void> {
  const answers: (() => Promise<void>)[] = [];
  await page.route(`**/api/v1/${path}`, async (route) => {
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
    if (answers.length === 2) for (const answer of answers) await answer();
  });
}
