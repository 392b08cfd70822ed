import { WideBanner } from '#web/ui/banner.tsx';
import { BannerRow } from '#web/storefront/home/banner-row.tsx';
import { BrandWall } from '#web/storefront/home/brand-wall.tsx';
import { CategoryRow } from '#web/storefront/home/category-row.tsx';
import { ShopFeatures } from '#web/storefront/home/shop-features.tsx';
import { CollectionGrid, CollectionRow } from '#web/storefront/home/home-collection.tsx';
import { DiscoverProducts } from '#web/storefront/home/discover-products.tsx';
import { FlashSaleStrip } from '#web/storefront/home/flash-sale-strip.tsx';
import { HomeSlider } from '#web/storefront/home/home-slider.tsx';
import { PictureBlock, TextBlock } from '#web/storefront/home/written-block.tsx';
import type { FilledBlock } from '#web/home-blocks.ts';
import { ForYou } from '#web/ui/product/for-you.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';

/** One block of the home page. */
export function HomeBlock({ block }: { block: FilledBlock }) {
  switch (block.kind) {
    case 'slider':
      return <HomeSlider main={block.main} side={block.side} />;
    case 'features':
      return <ShopFeatures features={block.features} />;
    case 'flash-sales':
      return block.sales.map((sale) => <FlashSaleStrip key={sale.id} sale={sale} />);
    case 'banners':
      return block.wide ? <WideBanner banner={block.wide} /> : <BannerRow banners={block.row} />;
    case 'collection':
      return block.look === 'grid' ? <CollectionGrid {...block} /> : <CollectionRow {...block} />;
    case 'categories':
      return <CategoryRow {...block} />;
    case 'brands':
      return <BrandWall {...block} />;
    case 'viewed':
      return <RecentlyViewed />;
    case 'for-you':
      return <ForYou />;
    case 'discover':
      return <DiscoverProducts {...block} />;
    case 'text':
      return <TextBlock {...block} />;
    case 'picture':
      return <PictureBlock {...block} />;
  }
}
