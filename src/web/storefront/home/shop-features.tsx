import { useTranslations } from 'use-intl';
import type { SiteFeature } from '#contract/home.ts';
import { ShopFeature } from '#web/storefront/home/shop-feature.tsx';

/** The shop's promises, each with its picture. */
export function ShopFeatures({ features }: { features: SiteFeature[] }) {
  const t = useTranslations('home');
  return (
    <ul
      aria-label={t('features')}
      className="card grid grid-cols-1 gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4 lg:p-5"
    >
      {features.map((feature) => (
        <li key={feature.id} className="flex items-center gap-3">
          <ShopFeature feature={feature} />
        </li>
      ))}
    </ul>
  );
}
