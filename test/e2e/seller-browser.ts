// A seller's browser, in the seller centre.
import type { Page } from 'playwright-core';
import type { Proposing } from './proposing.ts';
import { wordsOf, type Site } from './site.ts';

type View = { language: string; width: number; path: string; scheme?: 'dark' | 'light' };

/** As high as a page, so that bars cover nothing that is checked; a phone has touch. */
export async function openAs(
  site: Site,
  { seller }: Pick<Proposing, 'seller'>,
  { language, width, path, scheme = 'light' }: View,
) {
  const visitor = await site.visit({
    viewport: { width, height: 2400 },
    hasTouch: width < 700,
    colorScheme: scheme,
  });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: seller.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}

export const wordsIn =
  (language: string) =>
  (key: string, section = 'seller-products') =>
    wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
export const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });
