import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryPath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';

/** Replaces the buttons if the whole product is sold out: links to similar products. */
export function SoldOut({ categories }: Pick<ProductView, 'categories'>) {
  const t = useTranslations('product-page');
  const category = categories.at(-1);
  return category ? (
    <Link
      to={categoryPath(category, categories[0])}
      className="button button-quiet w-full border-primary text-primary"
    >
      <span>
        {t.rich('more-in', { category: category.title, name: (title) => <bdi>{title}</bdi> })}
      </span>
    </Link>
  ) : null;
}
