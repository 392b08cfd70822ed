import { useTranslations } from 'use-intl';
import type { SiteFeature } from '#contract/home.ts';
import { FeatureMark } from '#web/ui/feature-mark.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** What the shop promises, each with its picture. */
export function ShopFeatures({ features }: { features: SiteFeature[] }) {
  const t = useTranslations('home');
  return (
    <ul
      aria-label={t('features')}
      className="card grid grid-cols-1 gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4 lg:p-5"
    >
      {features.map(({ id, image, icon, detail }) => (
        <li key={id} className="flex items-center gap-3">
          {image || !icon ? (
            <Picture
              name={image}
              alt=""
              sizes="44px"
              width={44}
              height={44}
              className="size-11 shrink-0 rounded-full"
            />
          ) : (
            <FeatureMark icon={icon} />
          )}
          <span className="text-sm font-medium">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
