// The blocks of the home page with the data that each shows, and no more; on the server only.
import type { Home } from '#contract/home.ts';
import type { ShownBlock } from '#contract/home-block.ts';
import type { Discovered } from '#market/catalogue/read-discover.ts';
import { pageHtml } from '#web/page-html.ts';
import { tileCard } from '#web/ui/product/tile-card.ts';

/**
 * The page is long, so a block shows only its first products and links to all of them. One row of
 * discovered products is enough, because more load on scrolling.
 */
const SHOWN = { row: 8, grid: 10, discover: 5 };

type HomeData = {
  home: Home;
  discover: Discovered;
  /** The prefix of paths in the page's language: `/fr`, or empty. */
  prefix: string;
};

/** Fills the blocks that have something to show. */
export const fillBlocks = (data: HomeData) =>
  data.home.blocks.flatMap((block) => {
    const filled = fill(block, data);
    return filled ? [{ id: block.id, ...filled }] : [];
  });
export type FilledBlock = ReturnType<typeof fillBlocks>[number];

function fill(block: ShownBlock, { home, discover, prefix }: HomeData) {
  const { title } = block;
  switch (block.kind) {
    case 'slider': {
      const { main, right_top, right_bottom } = home.slider;
      const side = [right_top, right_bottom].filter((slide) => slide !== null);
      return { kind: 'slider' as const, main, side };
    }
    case 'features':
      return { kind: 'features' as const, features: home.site_features };
    case 'flash-sales':
      return { kind: 'flash-sales' as const, sales: salesOf(home, block) };
    case 'banners':
      return bannersOf(home, block);
    case 'collection':
      return collectionOf(home, block);
    case 'categories': {
      const categories = firstOf(home.featured_categories, block);
      return { kind: 'categories' as const, title, categories };
    }
    case 'brands': {
      const [banner = null] = placedIn(home, block);
      return { kind: 'brands' as const, title, brands: firstOf(home.brands, block), banner };
    }
    case 'discover': {
      const { products, day, next } = discover;
      const first = products.slice(0, block.count ?? SHOWN.discover).map(tileCard);
      const after = products.length > first.length ? (first.at(-1)?.id ?? null) : next;
      return { kind: 'discover' as const, title, first, day, after };
    }
    case 'viewed':
    case 'for-you':
      return { kind: block.kind };
    case 'text':
      return block.text && { kind: 'text' as const, title, html: pageHtml(block.text, prefix) };
    case 'picture':
      return block.image && pictureOf(block, prefix);
  }
}

const firstOf = <T>(things: T[], { count }: ShownBlock): T[] =>
  things.slice(0, count ?? things.length);

const placedIn = ({ banners }: Home, { banners: places }: ShownBlock) =>
  places.flatMap((place) => banners.find(({ type }) => type === place) ?? []);

/** A block with a single place is wide; one with several stays a row, even if others are empty. */
function bannersOf(home: Home, block: ShownBlock) {
  const row = placedIn(home, block);
  const [first = null] = row;
  if (!first) return null;
  return { kind: 'banners' as const, wide: block.banners.length === 1 ? first : null, row };
}

function collectionOf(home: Home, { collection, look, count, title }: ShownBlock) {
  const found = home.collections.find(({ id }) => id === collection);
  if (!found) return null;
  const { id, slug, products } = found;
  const cards = products.slice(0, count ?? SHOWN[look]).map(tileCard);
  return {
    kind: 'collection' as const,
    look,
    collection: { id, slug, title: title || found.title, products: cards },
  };
}

const salesOf = ({ flash_sales }: Home, { count }: ShownBlock) =>
  flash_sales.flatMap(({ id, title, end_time, public_products }) => {
    const products = public_products.slice(0, count ?? SHOWN.row).map((card) => ({
      ...tileCard(card),
      sold: card.sold,
      quota: card.quota,
    }));
    return products.length > 0 ? [{ id, title, end_time, products }] : [];
  });

const pictureOf = (
  { title, text, image, alt, action, link, side }: ShownBlock,
  prefix: string,
) => ({
  kind: 'picture' as const,
  title,
  html: pageHtml(text, prefix),
  image,
  alt,
  action,
  link,
  side,
});
