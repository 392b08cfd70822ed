import { useTranslations } from 'use-intl';
import { ALL_PAGES, scriptPages, type ConsentKind } from '#contract/script-pages.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

const isPage = (page: string): page is keyof typeof scriptPages => Object.hasOwn(scriptPages, page);

/** The purpose of a script, and the pages that it runs on, in words. */
export function useScriptWords() {
  const t = useTranslations('desk-scripts');
  const purposeOf = (consent: ConsentKind) => t(`kind-${consent}`);
  const pageName = (page: string) =>
    page === ALL_PAGES ? t('page-all') : isPage(page) ? t(`page-${page}`) : page;
  const pagesOf = (pages: readonly string[]) => inRow(pages.map(pageName));
  return { purposeOf, pageName, pagesOf };
}
