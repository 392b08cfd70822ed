import { useTranslations } from 'use-intl';
import { categoryPath, productPath } from '#web/ui/links.ts';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import type { ProductView } from '#web/storefront/product/product-view.ts';

/** The breadcrumbs from the home page to a product, through its categories. */
export function ProductBreadcrumbs({ product }: { product: ProductView }) {
  const t = useTranslations('product-page');
  const site = useTranslations('site');
  const { categories } = product;
  return (
    <Breadcrumbs
      label={t('breadcrumb')}
      crumbs={[
        { name: site('home'), to: '/' },
        ...categories.map((category) => ({
          name: category.title,
          to: categoryPath(category, categories[0]),
        })),
        { name: product.title, to: productPath(product) },
      ]}
    />
  );
}
