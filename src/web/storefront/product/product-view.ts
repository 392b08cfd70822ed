// A product with the fields that its page reads from the contract's product, and no more (it is
// sent twice: as HTML and for hydration).
import type { Product } from '#contract/product.ts';
import type { Choice, Variant } from '#web/storefront/product/variants.ts';
import { whatsappAddress } from '#web/ui/whatsapp-address.ts';

type ProductFields = Pick<
  Product,
  | 'id'
  | 'title'
  | 'slug'
  | 'image'
  | 'badge'
  | 'unit'
  | 'video'
  | 'video_thumb'
  | 'selling'
  | 'offered'
  | 'price'
  | 'end_time'
  | 'coming_sale'
  | 'quota'
  | 'sold'
  | 'review_count'
  | 'rating'
  | 'brand'
  | 'bundle_deal'
  | 'vouchers'
  | 'condition'
  | 'eu_pack'
  | 'law'
  | 'in_stock'
  | 'meta_title'
  | 'meta_description'
>;
/** `alt` is missing if there is no text for it. */
export type ShownPicture = { image: string; alt?: string; values: number[] };
/** `colour` is a sample, `#rrggbb`; missing if a value is no colour or an unknown one. */
export type Option = {
  id: number;
  title: string;
  values: { id: number; title: string; colour?: string }[];
};
export type ShownStore = Pick<
  Product['store'],
  | 'id'
  | 'name'
  | 'slug'
  | 'image'
  | 'city'
  | 'product_count'
  | 'away_until'
  | 'trader'
  | 'score'
  | 'new_store'
> & { since: number; whatsapp: string };
export type ProductView = ProductFields & {
  refundable: boolean;
  warranty: boolean;
  taxed: boolean;
  tags: string[];
  categories: Product['category_data'];
  pictures: ShownPicture[];
  options: Option[];
  variants: Variant[];
  store: ShownStore;
  shipping: Product['shipping_rule'];
  /** The option that a size table explains, or null. */
  sized: number | null;
};

/**
 * Takes a product; returns what its page shows. Categories are from the top down, the main picture
 * first.
 */
export function productViewOf(product: Product): ProductView {
  return {
    ...fieldsOf(product),
    refundable: product.refundable === 1,
    warranty: product.warranty === 1,
    taxed: product.tax_rule_id !== null,
    tags: product.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    categories: [...product.category_data].reverse(),
    pictures: picturesOf(product),
    options: product.attribute.map((option) => ({
      id: option.id,
      title: option.title,
      values: option.values.map(({ attribute_value_id, title, colour }) => ({
        id: attribute_value_id,
        title,
        ...(colour && { colour }),
      })),
    })),
    variants: product.inventory.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      quantity: variant.quantity,
      price: variant.price,
      values: variant.inventory_attributes.map(({ attribute_value_id }) => attribute_value_id),
    })),
    store: storeOf(product.store),
    shipping: product.shipping_rule,
    sized: product.size_table?.attribute_id ?? null,
  };
}

const fieldsOf = (product: Product): ProductFields => ({
  id: product.id,
  title: product.title,
  slug: product.slug,
  image: product.image,
  badge: product.badge,
  unit: product.unit,
  video: product.video,
  video_thumb: product.video_thumb,
  selling: product.selling,
  offered: product.offered,
  price: product.price,
  end_time: product.end_time,
  coming_sale: product.coming_sale,
  quota: product.quota,
  sold: product.sold,
  review_count: product.review_count,
  rating: product.rating,
  brand: product.brand,
  bundle_deal: product.bundle_deal,
  vouchers: product.vouchers,
  condition: product.condition,
  eu_pack: product.eu_pack,
  law: product.law,
  in_stock: product.in_stock && product.store.away_until === null,
  meta_title: product.meta_title,
  meta_description: product.meta_description,
});

/** Each picture once. */
function picturesOf({ image, image_alt, product_image_names }: Product): ShownPicture[] {
  const pictures = [
    { image, ...(image_alt && { alt: image_alt }), values: [] },
    ...product_image_names.map(({ image: more, alt, attributes }) => ({
      image: more,
      ...(alt && { alt }),
      values: attributes.map(({ attribute_value_id }) => attribute_value_id),
    })),
  ];
  return pictures.filter(
    (picture, at) => pictures.findIndex((same) => same.image === picture.image) === at,
  );
}

const storeOf = (store: Product['store']): ShownStore => ({
  id: store.id,
  name: store.name,
  slug: store.slug,
  image: store.image,
  city: store.city,
  product_count: store.product_count,
  away_until: store.away_until,
  trader: store.trader,
  score: store.score,
  new_store: store.new_store,
  whatsapp: whatsappAddress(store),
  since: new Date(store.created_at).getUTCFullYear(),
});

/** The pictures for a choice: first those with a chosen value and no other of its option. */
export function picturesFor(
  { pictures, options }: Pick<ProductView, 'pictures' | 'options'>,
  choice: Choice,
): ShownPicture[] {
  const chosen = new Set(Object.values(choice));
  const others = new Set(
    options.flatMap(({ id, values }) =>
      choice[id] === undefined
        ? []
        : values.flatMap((value) => (chosen.has(value.id) ? [] : value.id)),
    ),
  );
  const own = ({ values }: ShownPicture) =>
    values.some((value) => chosen.has(value)) && !values.some((value) => others.has(value));
  return [...pictures.filter(own), ...pictures.filter((picture) => !own(picture))];
}
