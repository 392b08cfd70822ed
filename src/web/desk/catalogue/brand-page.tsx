import { useTranslations } from 'use-intl';
import { MergeBrand } from '#web/desk/catalogue/merge-brand.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { SlugField } from '#web/desk/edit/slug-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {}, slug: '', slugs: {}, image: '', featured: false, public: true };
const CALLS = {
  open: 'adminBrand.open',
  save: 'adminBrand.save',
  remove: 'adminBrand.delete',
  restore: 'adminBrand.restore',
  edits: 'adminBrand.edits',
} as const;

export default function BrandPage() {
  const t = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: t('name'),
    slug: t('address'),
    slugs: t('address'),
    image: t('picture'),
    featured: t('featured'),
    public: t('public'),
  };
  return (
    <EditScreen
      noun="brand"
      calls={CALLS}
      path="/admin/brands"
      back={t('brands')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('brand-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      aside={(opened) => (
        <FieldCard title={t('state')}>
          <SwitchField name="public" label={t('public')} hint={t('public-hint')} />
          <SwitchField name="featured" label={t('featured')} hint={t('brand-featured-hint')} />
          {opened && (
            <>
              <p className="text-sm">{t('brand-uses', { count: Number(opened.products) })}</p>
              <MergeBrand opened={opened} />
            </>
          )}
        </FieldCard>
      )}
    >
      {(opened) => (
        <FieldCard title={t('brand')}>
          <TextsField name="title" label={t('name')} />
          <SlugField opened={opened} />
          <PictureField name="image" label={t('picture')} shape={1} />
        </FieldCard>
      )}
    </EditScreen>
  );
}
