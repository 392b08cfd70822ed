// A product with the fields that can be edited.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { SentPicture, ShownVariant } from '#contract/admin/product-parts.ts';
import type { Opened } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { PRODUCT } from '#market/catalogue/product-kind.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Same = Omit<ProductFields, 'selling' | 'offered' | 'images' | 'variants'>;
export type OpenedProduct = Opened<
  Same & {
    selling: number;
    offered: number | null;
    images: SentPicture[];
    variants: ShownVariant[];
    store_open: boolean;
    archived: boolean;
  }
>;

const variants = sql<ShownVariant[]>`(
  select jsonb_agg(
    jsonb_build_object(
      'id', i.id, 'sku', i.sku, 'price', nullif(i.price, 0), 'weight', i.weight,
      'stock', i.quantity, 'stock_seen', i.quantity,
      'choice', coalesce((
        select jsonb_agg(
          jsonb_build_object('attribute_id', v.attribute_id, 'value_id', v.id)
          order by v.attribute_id
        )
        from attribute_values v
        where v.id = any(i.choice)
      ), '[]')
    )
    order by i.position, i.id
  )
  from inventories i
  where i.product_id = t.id
)`;

/** A product with all that can be edited; null if there is none. */
export const openProduct = async (
  db: Db,
  id: number,
  market: MarketSettings,
): Promise<OpenedProduct | null> => (await openProducts(db, [id], market)).get(id) ?? null;

/** Opens several products at once, by their ids. */
export async function openProducts(
  db: Db,
  ids: number[],
  { currency_exponent: exponent }: MarketSettings,
): Promise<Map<number, OpenedProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OpenedProduct>`
    select id, version, ${lastEdit(PRODUCT.noun)} as edited, store_id, category_id, brand_id,
      tax_rule_id, shipping_rule_id, bundle_deal_id, slug, title,
      coalesce(overview, '{}') as overview, coalesce(description, '{}') as description,
      coalesce(badge, '{}') as badge, coalesce(unit, '{}') as unit,
      coalesce(meta_title, '{}') as meta_title,
      coalesce(meta_description, '{}') as meta_description, image,
      coalesce(image_alt, '{}') as image_alt, video, video_thumb, selling,
      offered, warranty, refundable, published as public, store_open,
      archived_at is not null as archived, gtin, mpn, condition, origin, hs_code, model,
      maker_name, maker_address, maker_country, maker_contact,
      responsible_name, responsible_address, responsible_contact,
      coalesce(warnings, '{}') as warnings,
      array(
        select tag_id from product_tags pt where pt.product_id = t.id order by tag_id
      ) as tag_ids,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'image', pi.image, 'value_ids', to_jsonb(pi.attribute_value_ids),
            'alt', coalesce(pi.alt, '{}')
          )
          order by pi.position, pi.id
        )
        from product_images pi
        where pi.product_id = t.id
      ), '[]') as images,
      coalesce(${variants}, '[]') as variants
    from products t
    where id = any(${ids}::int[])
  `.execute(db);
  const money = (minor: number) => toDecimal(minor, exponent);
  const opened = rows.map((row): [number, OpenedProduct] => [
    row.id,
    {
      ...row,
      selling: money(row.selling),
      offered: row.offered === null ? null : money(row.offered),
      variants: row.variants.map((variant) => ({
        ...variant,
        price: variant.price === null ? null : money(variant.price),
      })),
    },
  ]);
  return new Map(opened);
}
