import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';

/** Filters a list by a language of the shop; `every`: rows may also be of every language. */
export function useLanguageFilter({ every }: { every: boolean }): ListFilter {
  const t = useTranslations('desk-marketing');
  const { languages } = useWho().market;
  return choiceFilter('language', t('search-language'), [
    ...languages.map(({ code }) => ({ value: code, label: languageName(code) })),
    ...(every ? [{ value: 'every', label: t('every-language') }] : []),
  ]);
}
