import { useTranslations } from 'use-intl';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { StarterSynonymsButton } from '#web/desk/marketing/starter-synonyms.tsx';
import { useLanguageFilter } from '#web/desk/marketing/use-language-filter.ts';
import { wordsLine } from '#web/desk/marketing/words-line.ts';

/** Words that mean the same in search. */
export default function SynonymsPage() {
  const t = useTranslations('desk-marketing');
  const { remove } = useBulkActs();
  return (
    <ListScreen
      title={t('synonyms')}
      list="adminSynonym.list"
      file="adminSynonym.export"
      path="/admin/synonyms"
      add={t('synonym-add')}
      bulk={{ call: 'adminSynonym.bulk', attempt: 'adminSynonym.tryBulk', acts: [remove] }}
      acts={(again) => <StarterSynonymsButton again={again} />}
      empty={<p>{t('synonyms-empty')}</p>}
      views={[
        { name: 'both', label: t('synonyms-both') },
        { name: 'one-way', label: t('synonyms-one-way') },
      ]}
      filters={[useLanguageFilter({ every: true })]}
      columns={[
        {
          name: 'words',
          label: t('synonym-words'),
          sorts: true,
          show: ({ words, language }) => (
            <bdi lang={language ?? undefined} className="font-semibold">
              {wordsLine(words, language)}
            </bdi>
          ),
        },
        {
          name: 'finds',
          label: t('synonym-finds'),
          show: ({ finds, language }) =>
            finds.length > 0 && (
              <bdi lang={language ?? undefined}>{wordsLine(finds, language)}</bdi>
            ),
        },
        {
          name: 'language',
          label: t('search-language'),
          card: 'brief',
          sorts: true,
          show: ({ language }) => (language ? languageName(language) : t('every-language')),
        },
      ]}
    />
  );
}
