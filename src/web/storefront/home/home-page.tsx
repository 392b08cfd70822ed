import type { Route } from './+types/home-page';
import { readHome } from '#market/content/read-home.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { endpoints } from '#contract/endpoints.ts';
import { visitContext } from '#web/visit-context.ts';
import { siteThings } from '#web/head/site-things.ts';
import { tellPage } from '#web/head/tell-page.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { WideBanner } from '#web/ui/banner.tsx';
import { BannerRow } from '#web/storefront/home/banner-row.tsx';
import { BrandWall } from '#web/storefront/home/brand-wall.tsx';
import { CategoryRow } from '#web/storefront/home/category-row.tsx';
import { ShopFeatures } from '#web/storefront/home/shop-features.tsx';
import { CollectionGrid, CollectionRow } from '#web/storefront/home/home-collection.tsx';
import { DiscoverProducts } from '#web/storefront/home/discover-products.tsx';
import { FlashSaleStrip } from '#web/storefront/home/flash-sale-strip.tsx';
import { HomeSlider } from '#web/storefront/home/home-slider.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';
import { tileCard } from '#web/ui/product/tile-card.ts';
import { useSite } from '#web/ui/site.ts';

/** The page is long: a block shows the first of its products and leads to all of them. */
const SHOWN = { row: 8, grid: 10 };

export async function loader({ context }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const [home, discover] = await Promise.all([
    readHome(reading),
    readProducts(reading, endpoints['listing.products'].input.parse({ is_home_page: true })),
  ]);
  const head = await tellPage(context, (site) => ({
    path: '/',
    description: site.description,
    images: [home.slider.main[0]?.image],
    things: siteThings(site),
  }));
  return {
    ...home,
    head,
    collections: home.collections.map(({ id, title, slug, products }, at, { length }) => ({
      id,
      title,
      slug,
      products: products.slice(0, at === length - 1 ? SHOWN.grid : SHOWN.row).map(tileCard),
    })),
    flash_sales: home.flash_sales.map(({ id, title, end_time, public_products }) => ({
      id,
      title,
      end_time,
      products: public_products.slice(0, SHOWN.row).map((card) => ({
        ...tileCard(card),
        sold: card.sold,
        quota: card.quota,
      })),
    })),
    discover: discover.result.data.slice(0, SHOWN.grid).map(tileCard),
    pages: discover.result.last_page,
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { name } = useSite();
  const banner = (type: number) => home.banners.find((found) => found.type === type) ?? null;
  const last = home.collections.at(-1);
  return (
    <div className="shell flex flex-col gap-10 pt-4 md:gap-14">
      <h1 className="sr-only">{name}</h1>
      <HomeSlider
        main={home.slider.main}
        side={[home.slider.right_top, home.slider.right_bottom].filter((slide) => slide !== null)}
      />
      <ShopFeatures features={home.site_features} />
      {home.flash_sales.map(
        (sale) => sale.products.length > 0 && <FlashSaleStrip key={sale.id} sale={sale} />,
      )}
      <BannerRow banners={[banner(2), banner(3), banner(4)].filter((found) => found !== null)} />
      {home.collections.slice(0, -1).map((collection) => (
        <CollectionRow key={collection.id} collection={collection} />
      ))}
      <CategoryRow categories={home.featured_categories} />
      <BrandWall brands={home.featured_brands} banner={banner(1)} />
      {last && <CollectionGrid collection={last} />}
      <WideBanner banner={banner(5)} />
      <RecentlyViewed />
      <DiscoverProducts first={home.discover} pages={home.pages} />
      <WideBanner banner={banner(6)} />
    </div>
  );
}
