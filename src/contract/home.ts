import { z } from 'zod';
import { picture, yesNo } from '#contract/answer-values.ts';
import { brandTile } from '#contract/brand.ts';
import { categoryTile } from '#contract/category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { flashSale } from '#contract/flash-sale.ts';
import { shownBlock } from '#contract/home-block.ts';
import { productCard } from '#contract/product-card.ts';

const placed = {
  id: z.int(),
  title: z.string(),
  detail: z.string(),
  action: z.string(),
  ground: z.string(),
  image: picture,
  /** The alternative text, if there is more than the title; otherwise ''. */
  image_alt: z.string(),
  type: z.int(),
  source_type: z.int().min(1).max(6),
  slug: z.string(),
  url: z.string(),
  tags: z.string(),
  status: yesNo,
};
const slider = z.object(placed).meta({ id: 'Slider' });
export const banner = z
  .object({
    ...placed,
    closable: yesNo,
    /** Only for people who have not ordered yet. */
    first_order: yesNo,
  })
  .meta({ id: 'Banner' });
const siteFeature = z.object({
  id: z.int(),
  image: picture,
  icon: z.string(),
  detail: z.string(),
  status: yesNo,
});

/** A collection with its products under both names that clients read. */
const collection = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    status: yesNo,
    product_collections: z.array(productCard),
    products: z.array(productCard),
  })
  .meta({ id: 'Collection' });

export type Slider = z.output<typeof slider>;
export type Banner = z.output<typeof banner>;
export type SiteFeature = z.output<typeof siteFeature>;
export type Collection = z.output<typeof collection>;

export const homeCalls = {
  read: endpoint({
    operationId: 'home',
    path: 'home',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Returns every block of the home page. `blocks` says which of them are shown, and in which ' +
      'order.',
    input: z.object({}),
    output: z.object({
      slider: z.object({
        main: z.array(slider),
        right_top: slider.nullable(),
        right_bottom: slider.nullable(),
      }),
      site_features: z.array(siteFeature),
      banners: z.array(banner),
      collections: z.array(collection),
      featured_categories: z.array(categoryTile).max(12),
      featured_brands: z.array(brandTile).max(15),
      brands: z.array(brandTile).max(15),
      flash_sales: z.array(flashSale),
      time_zone: z.string(),
      blocks: z.array(shownBlock),
    }),
  }),
};
export type Home = z.output<typeof homeCalls.read.output>;
