import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryPath, pagePath, productPath } from '#web/ui/links.ts';
import { useSite } from '#web/ui/site.ts';

export type Branch = { slug: string; title: string; child: Branch[] };
export type Listed = { id: number; slug: string; title: string };

const ITEM = 'inline-block py-1 text-ink-2 hover:text-primary hover:underline';

/** Everything as links: categories with their sub-categories, the shop's own pages, products. */
export function SitemapScreen({
  categories,
  products,
}: {
  categories: Branch[];
  products: Listed[];
}) {
  const t = useTranslations('page');
  return (
    <div className="flex flex-col gap-10">
      <PageLinks />
      <section aria-labelledby="map-categories">
        <h2 id="map-categories" className="mb-3 text-xl">
          {t('categories')}
        </h2>
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map((top) => (
            <li key={top.slug} className="min-w-0">
              <Link
                to={categoryPath(top)}
                className="inline-block py-1 font-semibold hover:text-primary hover:underline"
              >
                <bdi>{top.title}</bdi>
              </Link>
              <Branches of={top.child} top={top} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="map-products">
        <h2 id="map-products" className="mb-2 text-xl">
          {t('products')}
        </h2>
        <ul className="gap-x-6 text-sm sm:columns-2 lg:columns-4">
          {products.map((product) => (
            <li key={product.id} className="break-inside-avoid">
              <Link to={productPath(product)} className={ITEM}>
                <bdi>{product.title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Branches({ of, top }: { of: Branch[]; top: Branch }) {
  if (of.length === 0) return null;
  return (
    <ul className="text-sm">
      {of.map((branch) => (
        <li key={branch.slug}>
          <Link to={categoryPath(branch, top)} className={ITEM}>
            <bdi>{branch.title}</bdi>
          </Link>
          {branch.child.length > 0 && (
            <div className="ps-4">
              <Branches of={branch.child} top={top} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The shop's lists and its own pages. */
function PageLinks() {
  const t = useTranslations('page');
  const { services, about } = useSite();
  const lists = [
    ['/categories', t('categories')],
    ['/brands', t('brands')],
    ['/stores', t('stores')],
    ['/flash-sale', t('flash-sales')],
    ['/track-order', t('track')],
    ['/user/orders', t('orders')],
  ] as const;
  return (
    <section aria-labelledby="map-pages">
      <h2 id="map-pages" className="mb-2 text-xl">
        {t('pages')}
      </h2>
      <ul className="gap-x-6 sm:columns-2 lg:columns-4">
        {lists.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={ITEM}>
              {name}
            </Link>
          </li>
        ))}
        {[...services, ...about].map((page) => (
          <li key={page.id}>
            <Link to={pagePath(page)} className={ITEM}>
              <bdi>{page.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
