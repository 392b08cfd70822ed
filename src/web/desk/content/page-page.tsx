import { useTranslations } from 'use-intl';
import { SearchPreview } from '#web/desk/edit/search-preview.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { RichTextField } from '#web/desk/edit/rich-text-field.tsx';
import { SlugField } from '#web/desk/edit/slug-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { pagePath } from '#web/ui/links.ts';

const BLANK = {
  title: {},
  slug: '',
  slugs: {},
  description: {},
  meta_title: {},
  meta_description: {},
  public: true,
};
const CALLS = {
  open: 'adminPage.open',
  save: 'adminPage.save',
  remove: 'adminPage.delete',
  restore: 'adminPage.restore',
  edits: 'adminPage.edits',
} as const;

export default function PagePage() {
  const t = useTranslations('desk-content');
  const words = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: t('title'),
    slug: words('address'),
    slugs: words('address'),
    description: t('text'),
    meta_title: words('meta-title'),
    meta_description: words('meta-description'),
    public: words('public'),
  };
  return (
    <EditScreen
      noun="page"
      calls={CALLS}
      path="/admin/pages"
      back={t('pages')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('page-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      aside={() => (
        <FieldCard title={words('state')}>
          <SwitchField name="public" label={words('public')} hint={words('public-hint')} />
        </FieldCard>
      )}
    >
      {(opened) => (
        <>
          <FieldCard title={t('page')}>
            <TextsField name="title" label={t('title')} />
            <RichTextField name="description" label={t('text')} hint={t('text-hint')} />
            <SlugField opened={opened} />
          </FieldCard>
          <FieldCard title={words('search-engines')}>
            <TextsField name="meta_title" label={words('meta-title')} />
            <TextsField name="meta_description" label={words('meta-description')} lines={3} />
            <SearchPreview opened={opened} pathOf={(slug) => pagePath({ slug })} />
          </FieldCard>
        </>
      )}
    </EditScreen>
  );
}
