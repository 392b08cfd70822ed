// Catalogues as other shops export them, and the shop's data after their import.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import type { Finding } from '#contract/findings.ts';
import { importCatalogue, type ImportRequest } from '#market/imports/import-catalogue.ts';
import { freshDatabase, type Fresh } from '../db.ts';

export let fresh: Fresh;

/** An empty shop of four languages for each test of a file. */
export function withShop(): void {
  beforeEach(async () => {
    fresh = await freshDatabase();
    await sql`
      insert into languages (code, name, direction, is_default)
      values ('en', 'English', 'ltr', true), ('fr', 'Français', 'ltr', false)`.execute(fresh.db);
    await sql`
      insert into settings (site_name, meta_title, meta_description, copyright_text)
      values ('{"en":"x"}', '{"en":"x"}', '{"en":"x"}', '{"en":"x"}')`.execute(fresh.db);
    await sql`insert into stores (slug, name) values ('one', 'One'), ('two', 'Two')`.execute(
      fresh.db,
    );
    await sql`
      insert into shipping_rules (store_id, title)
      values (null, '{"en":"Everyone’s"}'), (1, '{"en":"One’s"}')`.execute(fresh.db);
  });
  afterEach(() => fresh.close());
}

export async function bring(
  content: string | Buffer | AsyncIterable<Buffer>,
  more: Partial<ImportRequest> = {},
) {
  const bytes =
    typeof content === 'string' || Buffer.isBuffer(content)
      ? Readable.from([Buffer.from(content)])
      : content;
  const summary = await importCatalogue(fresh.db, {
    file: 'test.csv',
    bytes,
    store: 'one',
    language: null,
    pictures: null,
    dry: false,
    ...more,
  });
  const { created, updated, unchanged, refused, findings, id, uncounted, unpriced } = summary;
  return {
    id,
    uncounted,
    unpriced,
    findings,
    notes: findings.filter(({ row }) => row === null).map(short),
    counts: [created, updated, unchanged, refused],
    rowFindings: findings.filter(({ row }) => row !== null).map(short),
  };
}
// `3 Variant Price: price-not-number abc`
const short = ({ row, column, code, values }: Finding) =>
  `${[row, column].filter((part) => part !== null).join(' ')}: ` +
  [code, ...Object.values(values)].join(' ');

type ShownProduct = {
  key: string;
  slug: string;
  title: Record<string, string>;
  description: Record<string, string> | null;
  selling: number;
  offered: number | null;
  public: boolean;
  category: string[];
  brand: string | null;
  tags: string[];
  image: string;
  images: { image: string; values: string[] }[];
  variants: { sku: string; quantity: number; price: number; weight: number; options: string[] }[];
  folded: string;
  rule: string;
};

export async function products(): Promise<Record<string, ShownProduct>> {
  const { rows } = await sql<ShownProduct>`
    select
      p.import_key as key, p.slug, p.title, p.description, p.selling, p.offered, p.public,
      p.image, p.folded, s.title ->> 'en' as rule,
      array(
        select c.title ->> 'en'
        from categories c
        join categories leaf on c.id = any(leaf.path)
        where leaf.id = p.category_id
        order by array_length(c.path, 1)
      ) as category,
      (select b.title ->> 'en' from brands b where b.id = p.brand_id) as brand,
      array(
        select t.title ->> 'en'
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
        order by t.id
      ) as tags,
      coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'image', i.image, 'values',
              array(
                select v.title ->> 'en'
                from attribute_values v
                where v.id = any(i.attribute_value_ids)
                order by v.id
              )
            ) order by i.position
          )
          from product_images i
          where i.product_id = p.id
        ),
        '[]'
      ) as images,
      (
        select jsonb_agg(
          jsonb_build_object(
            'sku', i.sku, 'quantity', i.quantity, 'price', i.price, 'weight', i.weight,
            'options',
            array(
              select (a.title ->> 'en') || ' ' || (v.title ->> 'en')
              from inventory_attributes ia
              join attributes a on a.id = ia.attribute_id
              join attribute_values v on v.id = ia.attribute_value_id
              where ia.inventory_id = i.id
              order by a.id
            )
          ) order by i.position
        )
        from inventories i
        where i.product_id = p.id
      ) as variants
    from products p
    join shipping_rules s on s.id = p.shipping_rule_id
    order by p.id`.execute(fresh.db);
  return Object.fromEntries(rows.map((row) => [row.key, row]));
}

/** An order with this product. */
export async function orderOf(product: number): Promise<void> {
  await sql`
    with
      a as (
        insert into addresses (shopper, name, email, phone, country, city, zip, address_1)
        values ('v:visitor-1', 'n', 'e', 'p', 'FR', 'c', 'z', 'a')
        returning id
      ),
      o as (
        insert into orders (
          code, shopper, order_method, currency, currency_exponent, user_address_id, address,
          subtotal, bundle_offer, tax, shipping_price, voucher_price, total
        )
        select 'ORDERORDERORDER1', 'v:visitor-1', 1, 'USD', 2, id, '{}', 0, 0, 0, 0, 0, 0
        from a
        returning id
      ),
      p as (
        insert into parcels (
          order_id, store_id, code, subtotal, bundle_offer, tax, shipping_price, voucher_price,
          total
        )
        select id, 1, 'PARCELPARCELPAR1', 0, 0, 0, 0, 0, 0
        from o
        returning id, order_id
      )
    insert into order_lines (
      order_id, parcel_id, product_id, title, image, quantity, selling, tax_price, shipping_price,
      shipping_type
    )
    select order_id, id, ${product}, '{"en":"t"}', '', 1, 1, 0, 0, 1
    from p`.execute(fresh.db);
}

export const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,' +
  'Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,' +
  'Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image\n' +
  'cup,Tom &amp; Ann’s Cup,"<p onclick=""x()"">Blue<script>alert(1)</script><img src=x ' +
  'onerror=y> <a href=""javascript:z"">cup</a></p>",Claymore,Kitchen > Cups,"blue, gift",true,' +
  'Size,Small,Colour,Blue,C-S,120,shopify,5,9.50,12.00,https://x.test/a/cup.jpg?v=1,1,\n' +
  'cup,,,,,,,,Large,,Blue,C-L,200,shopify,3,14,,https://x.test/a/back.jpg,2,' +
  'https://x.test/a/back.jpg\n' +
  'cup,,,,,,,,,,,,,,,,,https://x.test/a/broken.jpg,3,\n' +
  'pot,Pot,,One,,,false,Title,Default Title,,,P-1,900.4,,0,20,,,,\n';
