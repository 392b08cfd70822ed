import { useFormatter, useTranslations } from 'use-intl';
import type { SearchRow } from '#contract/admin/searched.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { SearchActs } from '#web/desk/marketing/search-acts.tsx';
import { useLanguageFilter } from '#web/desk/marketing/use-language-filter.ts';
import { Moment } from '#web/desk/parts/moment.tsx';

/** Counted only up to this number. */
const COUNTED = 100;

/** What customers searched for, most frequent first. */
export default function SearchesPage() {
  const t = useTranslations('desk-marketing');
  return (
    <ListScreen
      title={t('searches')}
      list="adminSearched.list"
      file="adminSearched.export"
      path="/admin/searches"
      pathOf={({ typed }) => `/admin/products?${new URLSearchParams({ q: typed })}`}
      empty={<p>{t('searches-empty')}</p>}
      views={[{ name: 'without', label: t('searches-without') }]}
      filters={[useLanguageFilter({ every: false })]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<SearchRow>[] {
  const t = useTranslations('desk-marketing');
  return [
    {
      name: 'typed',
      label: t('search-typed'),
      show: ({ typed, language }) => (
        <bdi lang={language} className="font-semibold">
          {typed}
        </bdi>
      ),
    },
    {
      name: 'language',
      label: t('search-language'),
      card: 'brief',
      show: ({ language }) => languageName(language),
    },
    ...useCounts(),
    {
      name: 'last_at',
      label: t('search-last'),
      sorts: true,
      show: ({ last_at }) => <Moment at={last_at} />,
    },
    { name: 'acts', label: t('search-acts'), show: (search) => <SearchActs search={search} /> },
  ];
}

/** How often it was searched, the number of results, and what followed. */
function useCounts(): Column<SearchRow>[] {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  return [
    {
      name: 'asked',
      label: t('search-asked'),
      number: true,
      sorts: true,
      show: ({ asked }) => format.number(asked),
    },
    {
      name: 'found',
      label: t('search-found'),
      number: true,
      sorts: true,
      show: ({ found }) => (
        <span className={found === 0 ? 'font-semibold text-warn' : ''}>
          {format.number(Math.min(found, COUNTED))}
          {found > COUNTED && '+'}
        </span>
      ),
    },
    {
      name: 'pressed',
      label: t('search-pressed'),
      number: true,
      sorts: true,
      show: ({ pressed }) => format.number(pressed),
    },
    {
      name: 'carted',
      label: t('search-carted'),
      number: true,
      sorts: true,
      show: ({ carted }) => format.number(carted),
    },
    {
      name: 'ordered',
      label: t('search-ordered'),
      number: true,
      sorts: true,
      show: ({ ordered }) => format.number(ordered),
    },
  ];
}
