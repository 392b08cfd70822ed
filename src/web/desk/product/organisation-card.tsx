import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { ReferenceField } from '#web/desk/edit/reference-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { CategoryField } from '#web/desk/product/category-field.tsx';

/** Its store, brand, category and tags; the store cannot be changed later. */
export function OrganisationCard({ made }: { made: boolean }) {
  const t = useTranslations('desk-product');
  return (
    <FieldCard title={t('organisation')}>
      <ReferenceField
        name="store_id"
        label={t('store')}
        hint={t('store-hint')}
        list="adminStoreChoice.list"
        disabled={made}
      />
      <CategoryField name="category_id" label={t('category')} />
      <ReferenceField name="brand_id" label={t('brand')} list="adminBrand.list" />
      <ReferencesField name="tag_ids" label={t('tags')} list="adminTag.list" />
    </FieldCard>
  );
}
