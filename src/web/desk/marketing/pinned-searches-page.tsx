import { useFormatter, useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { useLanguageFilter } from '#web/desk/marketing/use-language-filter.ts';

/** Searches with results pinned by the owner. */
export default function PinnedSearchesPage() {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  return (
    <ListScreen
      title={t('pinned-searches')}
      list="adminPinnedSearch.list"
      file="adminPinnedSearch.export"
      path="/admin/pinned-searches"
      add={t('pinned-add')}
      empty={<p>{t('pinned-empty')}</p>}
      views={[]}
      filters={[useLanguageFilter({ every: true })]}
      columns={[
        {
          name: 'typed',
          label: t('search-typed'),
          sorts: true,
          show: ({ typed, language }) => (
            <bdi lang={language ?? undefined} className="font-semibold">
              {typed}
            </bdi>
          ),
        },
        {
          name: 'language',
          label: t('search-language'),
          card: 'brief',
          sorts: true,
          show: ({ language }) => (language ? languageName(language) : t('every-language')),
        },
        {
          name: 'products',
          label: t('pinned-products'),
          number: true,
          show: ({ products }) => format.number(products),
        },
        {
          name: 'shown',
          label: t('pinned-shown'),
          number: true,
          show: ({ shown, products }) => (
            <span className={shown < products ? 'font-semibold text-warn' : ''}>
              {format.number(shown)}
            </span>
          ),
        },
      ]}
    />
  );
}
