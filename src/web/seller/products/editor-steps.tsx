// The fields of a product for sellers, step by step: pictures first.
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { ReferenceField } from '#web/desk/edit/reference-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { SearchPreview } from '#web/desk/edit/search-preview.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { NO_RULES, RuleFields } from '#web/desk/product/rules-card.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { CategoryField } from '#web/desk/product/category-field.tsx';
import { FactsCard } from '#web/desk/product/facts-card.tsx';
import { PicturesCard } from '#web/desk/product/pictures-card.tsx';
import { PriceCard } from '#web/desk/product/price-card.tsx';
import { VariantsCard } from '#web/desk/product/variants-card.tsx';
import type { Begun } from '#web/seller/products/proposal-values.ts';
import { productPath } from '#web/ui/links.ts';

type Props = { begun: Begun };

export function BasicsStep() {
  const t = useTranslations('desk-product');
  return (
    <>
      <PicturesCard />
      <FieldCard title={t('product')}>
        <TextsField name="title" label={t('name')} />
        <CategoryField name="category_id" label={t('category')} />
      </FieldCard>
    </>
  );
}

export function PriceStep({ begun: { product } }: Props) {
  const t = useTranslations('seller-products');
  return (
    <>
      <PriceCard />
      <VariantsCard opened={null} />
      {product && (
        <p className="text-sm text-ink-2">
          {t('stock-elsewhere')}{' '}
          <Link to={`/seller/stock?q=${product.id}`} className="link underline">
            {t('to-stock')}
          </Link>
        </p>
      )}
    </>
  );
}

export function TextsStep({ begun: { product } }: Props) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-catalogue');
  const own = useTranslations('seller-products');
  const { shown, first } = useFormLanguage();
  return (
    <>
      <FieldCard title={own('step-texts')}>
        {shown.code !== first.code && (
          <p className="text-sm text-ink-2">{own('gap', { language: first.name })}</p>
        )}
        <TextsField name="overview" label={t('overview')} lines={3} />
        <TextsField name="description" label={t('description')} lines={10} />
      </FieldCard>
      <FieldCard title={words('search-engines')}>
        <TextsField name="meta_title" label={words('meta-title')} />
        <TextsField name="meta_description" label={words('meta-description')} lines={3} />
        <SearchPreview
          opened={product}
          pathOf={(slug) => productPath({ id: product?.id ?? 0, slug })}
        />
      </FieldCard>
    </>
  );
}

export function MoreStep() {
  const t = useTranslations('desk-product');
  return (
    <>
      <RulesCard />
      <FieldCard title={t('organisation')}>
        <ReferenceField name="brand_id" label={t('brand')} list="sellerChoice.brands" />
        <ReferencesField name="tag_ids" label={t('tags')} list="sellerChoice.tags" />
        <TextField name="video" label={t('video')} ltr />
      </FieldCard>
      <FactsCard />
    </>
  );
}

/** The rules for shipping, tax and sale, of the market and of the store. */
function RulesCard() {
  const { answer } = useDeskAnswer('sellerProduct.rules', {});
  return <RuleFields rules={answer?.ok ? answer.data : NO_RULES} />;
}
