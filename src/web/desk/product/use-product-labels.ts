import { useTranslations } from 'use-intl';

import { useFactLabels } from '#web/desk/product/use-fact-labels.ts';

/** The labels of a product's fields, for edits, clashes and proposals. */
export function useProductLabels(): (field: string) => string {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-catalogue');
  const desk = useTranslations('desk');
  const factLabels = useFactLabels();
  const labels: Record<string, string> = {
    store_id: t('store'),
    category_id: t('category'),
    brand_id: t('brand'),
    tax_rule_id: t('tax-rule'),
    shipping_rule_id: t('shipping-rule'),
    bundle_deal_id: t('bundle'),
    tag_ids: t('tags'),
    slug: words('address'),
    title: t('name'),
    overview: t('overview'),
    description: t('description'),
    badge: t('badge'),
    unit: t('unit'),
    meta_title: words('meta-title'),
    meta_description: words('meta-description'),
    selling: t('price'),
    offered: t('offered'),
    image: t('picture'),
    image_alt: desk('picture-alt'),
    images: t('pictures'),
    video: t('video'),
    video_thumb: t('video-thumb'),
    warranty: t('warranty'),
    refundable: t('refundable'),
    public: words('public'),
    published: words('public'),
    variants: t('variants'),
    stock: t('stock'),
    sku: t('cell-sku'),
    price: t('cell-price'),
    weight: t('cell-weight'),
    ...factLabels,
  };
  return (field) => labels[field.split('.')[0] ?? ''] ?? field;
}
