import type { MetaDescriptor } from 'react-router';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import type { Thing } from '#web/storefront/product/structured-data.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';

type Args = Parameters<typeof pageMeta>[0];

/**
 * A product's title, sharing card and structured data. React Router writes the latter with its `<`
 * escaped.
 */
export function productMeta(
  args: Args,
  data: { product: ProductView; things: Thing[]; summary: string } | undefined,
): MetaDescriptor[] {
  const site = siteOf(args);
  if (!site || !data) return pageMeta(args, { noindex: true });
  const { product, things, summary } = data;
  return [
    ...pageMeta(args, {
      title: product.meta_title || product.title,
      description: summary,
      image: product.image || site.defaultImage,
    }),
    { property: 'og:type', content: 'product' },
    ...things.map((thing) => ({ 'script:ld+json': thing })),
  ];
}
