import type { MetaDescriptor } from 'react-router';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { structuredData } from '#web/ui/product-page/structured-data.ts';
import type { ReviewPage } from '#web/ui/product-page/reviews.tsx';
import type { Shown } from '#web/ui/product-page/shown.ts';

type Args = Parameters<typeof pageMeta>[0];

/** A product's title, sharing card and structured data. React Router writes the latter with its `<` escaped. */
export function productMeta(args: Args, data: { product: Shown; text: string; reviews: ReviewPage } | undefined): MetaDescriptor[] {
  const site = siteOf(args);
  if (!site || !data) return pageMeta(args, { noindex: true });
  const { product, text, reviews } = data;
  return [
    ...pageMeta(args, { title: product.meta_title || product.title, description: product.meta_description || text, image: product.image || site.defaultImage }),
    { property: 'og:type', content: 'product' },
    ...structuredData(product, text, reviews.list, site).map((thing) => ({ 'script:ld+json': thing })),
  ];
}
