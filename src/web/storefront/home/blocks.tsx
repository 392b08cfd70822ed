// The quiet blocks of the home page.
import { useTranslations } from 'use-intl';
import type { BrandTile } from '#contract/brand.ts';
import type { CategoryTile } from '#contract/category.ts';
import type { Banner, SiteFeature } from '#contract/home.ts';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { brandPath, categoryPath } from '#web/ui/links.ts';
import { BannerCard } from '#web/ui/banner.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Picture } from '#web/ui/picture.tsx';

export function Features({ features }: { features: SiteFeature[] }) {
  const t = useTranslations('home');
  return (
    <ul
      aria-label={t('features')}
      className="card grid grid-cols-1 gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4 lg:p-5"
    >
      {features.map(({ id, image, detail }) => (
        <li key={id} className="flex items-center gap-3">
          <Picture
            name={image}
            alt=""
            sizes="44px"
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-full"
          />
          <span className="text-sm font-medium">{detail}</span>
        </li>
      ))}
    </ul>
  );
}

export function CategoryRow({ categories }: { categories: CategoryTile[] }) {
  const t = useTranslations('home');
  return (
    <section>
      <SectionHeading title={t('categories')} to="/categories" />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-7">
        {categories.map((category) => (
          <li key={category.id}>
            <PlainLink
              to={categoryPath(category)}
              className="group flex flex-col items-center gap-2 text-center text-sm"
            >
              <Picture
                name={category.image}
                alt=""
                sizes="120px"
                width={120}
                height={120}
                className="w-full max-w-30 rounded-full transition group-hover:scale-[1.03]"
              />
              <span className="group-hover:text-primary">{category.title}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BannerRow({ banners }: { banners: Banner[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} />
        </li>
      ))}
    </ul>
  );
}

export function BrandWall({ brands, banner }: { brands: BrandTile[]; banner: Banner | null }) {
  const t = useTranslations('home');
  return (
    <section>
      <SectionHeading title={t('brands')} to="/brands" />
      <div className="grid gap-3 lg:grid-cols-[1fr_2fr]">
        {banner && <BannerCard banner={banner} />}
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-5">
          {brands.map((brand) => (
            <li key={brand.id}>
              <PlainLink
                to={brandPath(brand)}
                className="card flex h-full items-center gap-2.5 p-2.5 text-sm font-medium hover:border-primary hover:text-primary"
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
