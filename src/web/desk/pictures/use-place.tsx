import { colonOf } from '#base/colon.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PictureRow } from '#contract/admin/picture.ts';

/** Tables that name pictures: the label of their rows, and where those are edited. */
const PLACES = {
  settings: ['settings', '/admin/settings'],
  sliders: ['slide', '/admin/slides/'],
  banners: ['banner', '/admin/banners/'],
  site_features: ['feature', '/admin/features/'],
  footer_image_links: ['menus', '/admin/menus'],
  stores: ['store', ''],
  categories: ['category', '/admin/categories/'],
  brands: ['brand', '/admin/brands/'],
  products: ['product', '/admin/products/'],
  product_images: ['product', '/admin/products/'],
  pages: ['page', '/admin/pages/'],
  home_draft: ['home', '/admin/home-page'],
  home_arrangements: ['home-version', '/admin/home-page'],
  review_images: ['review', ''],
  order_lines: ['order', ''],
  import_changes: ['import', '/admin/imports/'],
  import_steps: ['import', '/admin/imports/'],
  product_proposals: ['product', '/admin/product-approvals/'],
} as const;
const isPlace = (name: string): name is keyof typeof PLACES => Object.hasOwn(PLACES, name);

/** One use of a picture, linked to where it can be changed. */
export function UsePlace({ use: { place, thing, title } }: { use: PictureRow['used'][number] }) {
  const t = useTranslations('desk-media');
  if (!isPlace(place)) return <span>{t('place-elsewhere')}</span>;
  const [word, path] = PLACES[place];
  const label = (
    <>
      {t(`place-${word}`)}
      {title && (
        <>
          {colonOf(document.documentElement.lang)}
          <bdi>{title}</bdi>
        </>
      )}
    </>
  );
  if (path === '') return <span>{label}</span>;
  return (
    <Link to={path.endsWith('/') ? `${path}${thing}` : path} className="link">
      {label}
    </Link>
  );
}
