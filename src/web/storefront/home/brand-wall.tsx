import { useTranslations } from 'use-intl';
import type { BrandTile } from '#contract/brand.ts';
import type { Banner } from '#contract/home.ts';
import { BannerCard } from '#web/ui/banner.tsx';
import { brandPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

type Props = { title: string; brands: BrandTile[]; banner: Banner | null };

/** The brands that the owner features, with a banner beside them. */
export function BrandWall({ title, brands, banner }: Props) {
  const t = useTranslations('home');
  return (
    <section>
      <SectionHeading title={title || t('brands')} to="/brands" />
      <div className="grid gap-3 lg:grid-cols-[1fr_2fr]">
        {banner && <BannerCard banner={banner} />}
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-5">
          {brands.map((brand) => (
            <li key={brand.id}>
              <PlainLink
                to={brandPath(brand)}
                className={
                  'card flex h-full items-center gap-2.5 p-2.5 text-sm font-medium ' +
                  'hover:border-primary hover:text-primary'
                }
              >
                <Picture
                  name={brand.image}
                  alt=""
                  sizes="36px"
                  width={36}
                  height={36}
                  className="size-9 shrink-0 rounded-full"
                />
                <span className="truncate" dir="auto">
                  {brand.title}
                </span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
