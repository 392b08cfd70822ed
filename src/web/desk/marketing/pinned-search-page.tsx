import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showReference } from '#web/desk/edit/shown-value.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { languageName } from '#web/desk/parts/language-name.ts';

const CALLS = {
  open: 'adminPinnedSearch.open',
  save: 'adminPinnedSearch.save',
  remove: 'adminPinnedSearch.delete',
  restore: 'adminPinnedSearch.restore',
  edits: 'adminPinnedSearch.edits',
} as const;
const SHOWS = { product_ids: showReference('adminProduct.list') };

/** The results pinned for a search; a new one may start with words that customers searched for. */
export default function PinnedSearchPage() {
  const t = useTranslations('desk-marketing');
  const { languages } = useWho().market;
  const [query] = useSearchParams();
  const labels: Record<string, string> = {
    typed: t('search-typed'),
    language: t('search-language'),
    product_ids: t('pinned-products'),
  };
  return (
    <EditScreen
      noun="pinned-search"
      calls={CALLS}
      path="/admin/pinned-searches"
      back={t('pinned-searches')}
      blank={{
        typed: query.get('typed') ?? '',
        language: query.get('language'),
        product_ids: [],
      }}
      titleOf={(opened) => (opened ? String(opened.typed) : t('pinned-new'))}
      labelOf={(field) => labels[field] ?? field}
      shows={SHOWS}
    >
      {() => (
        <FieldCard title={t('pinned-search')}>
          <TextField name="typed" label={t('search-typed')} hint={t('pinned-typed-hint')} />
          <SelectField
            name="language"
            label={t('search-language')}
            none={t('every-language')}
            choices={languages.map(({ code }) => ({ value: code, label: languageName(code) }))}
          />
          <ReferencesField
            name="product_ids"
            label={t('pinned-products')}
            hint={t('pinned-products-hint')}
            list="adminProduct.list"
            ordered
          />
        </FieldCard>
      )}
    </EditScreen>
  );
}
