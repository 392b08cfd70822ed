import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { categoryPath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';

/** The way from the home page to the product, through its categories. */
export function Breadcrumb({ categories, title }: Pick<ProductView, 'categories' | 'title'>) {
  const t = useTranslations('product-page');
  const home = useTranslations('site');
  const steps = [
    { to: '/', name: home('home') },
    ...categories.map((category) => ({
      to: categoryPath(category, categories[0]),
      name: category.title,
    })),
  ];
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 text-sm text-ink-2">
      <ol className="snap-row items-center gap-1 whitespace-nowrap">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-1">
            <Link to={to} className="inline-block py-2 hover:text-primary">
              <bdi>{name}</bdi>
            </Link>
            <Icon name="chevron-right" size={14} className="icon-mirror text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="max-w-72 truncate text-ink-3">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
