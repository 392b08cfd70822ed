// Exports a store's products as a file that an import reads back, with Shopify's columns, which
// spreadsheets and other shops know too.
import { sql } from 'kysely';
import { csvOfLines } from '#base/csv.ts';
import { decimalText } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const AT_ONCE = 500;
const OPTIONS = [0, 1, 2];
const HEADER = (
  'Handle|Title|Body (HTML)|Vendor|Product Category|Tags|Published|' +
  'Option1 Name|Option1 Value|Option2 Name|Option2 Value|Option3 Name|Option3 Value|' +
  'Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Price|' +
  'Variant Compare At Price|Variant Taxable|Variant Image|' +
  'Image Src|Image Position|Image Alt Text|SEO Title|SEO Description'
).split('|');

type Variant = {
  sku: string;
  grams: number;
  pieces: number;
  price: number;
  choice: number[];
  options: { name: string; value: string }[];
};
type Product = {
  id: number;
  key: string;
  title: string;
  description: string;
  brand: string;
  category: string;
  tags: string;
  published: boolean;
  taxed: boolean;
  selling: number;
  shown: number;
  meta_title: string;
  meta_description: string;
  pictures: { name: string; alt: string; values: number[] }[];
  variants: Variant[];
};
type Around = { market: MarketSettings; siteUrl: string };

/**
 * The products of a store as CSV, with texts in the market's first language, amounts in its
 * currency, and picture addresses at `siteUrl`. Refuses 'thing-not-found'.
 */
export async function writeCatalogue(
  db: Db,
  storeId: number,
  around: Around,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const store = await db
    .selectFrom('stores')
    .select('slug')
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store) throw new Refusal('thing-not-found');
  const lines = [HEADER];
  for (let last: number | undefined = 0; last !== undefined;) {
    const some: Product[] = await readSome(db, storeId, last, around.market.default_language);
    lines.push(...some.flatMap((product) => linesOf(product, around)));
    last = some.length < AT_ONCE ? undefined : some.at(-1)?.id;
  }
  return { name: `${store.slug}.csv`, bytes: csvOfLines(lines) };
}

/** A row for each variant, and one for each remaining picture. */
function linesOf(product: Product, { market, siteUrl }: Around): string[][] {
  const { variants, pictures, shown, selling } = product;
  const money = (minor: number) => decimalText(minor, market.currency_exponent);
  const addressOf = (picture: { name: string } | undefined) =>
    picture ? `${siteUrl}/media/${picture.name}` : '';
  /** The picture that shows a variant's choice. */
  const shows = ({ choice }: Variant) =>
    pictures.find(({ values }) => values.length && values.every((value) => choice.includes(value)));
  return Array.from({ length: Math.max(variants.length, pictures.length, 1) }, (_, at) => {
    const variant = variants[at];
    const picture = pictures[at];
    const own = at === 0;
    return [
      product.key,
      ...(own ? headOf(product) : ['', '', '', '', '', '']),
      ...OPTIONS.flatMap((option) => {
        const { name = '', value = '' } = variant?.options[option] ?? {};
        return [name, value];
      }),
      ...(variant
        ? [
            variant.sku,
            String(variant.grams),
            'shop',
            String(variant.pieces),
            money(variant.price || shown),
            !variant.price && shown < selling ? money(selling) : '',
            own ? String(product.taxed) : '',
            addressOf(shows(variant)),
          ]
        : ['', '', '', '', '', '', '', '']),
      ...(picture ? [addressOf(picture), String(at + 1), picture.alt] : ['', '', '']),
      ...(own ? [product.meta_title, product.meta_description] : ['', '']),
    ];
  });
}

const headOf = ({ title, description, brand, category, tags, published }: Product): string[] => [
  title,
  description,
  brand,
  category,
  tags,
  String(published),
];

/** The next products of a store by id, with everything that the file contains. */
async function readSome(
  db: Db,
  store: number,
  after: number,
  language: string,
): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, coalesce(p.import_key, p.slug) as key, said(p.title, ${language}) as title,
      coalesce(p.description ->> ${language}, '') as description,
      coalesce((select said(b.title, ${language}) from brands b where b.id = p.brand_id), '') as brand,
      (
        select string_agg(said(c.title, ${language}), ' > ' order by cardinality(c.path))
        from categories own
        join categories c on c.id = any(own.path)
        where own.id = p.category_id
      ) as category,
      coalesce((
        select string_agg(replace(said(t.title, ${language}), ',', '\\,'), ', ' order by t.id)
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
      ), '') as tags,
      p.published, p.tax_rule_id is not null as taxed, p.selling, p.shown,
      coalesce(p.meta_title ->> ${language}, '') as meta_title,
      coalesce(p.meta_description ->> ${language}, '') as meta_description,
      (${picturesIn(language)}) as pictures,
      (${variantsIn(language)}) as variants
    from products p
    where p.store_id = ${store} and p.id > ${after}
    order by p.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows;
}

/** The pictures of the product `p`, the main one first. */
const picturesIn = (language: string) => sql`
    select coalesce(jsonb_agg(
      jsonb_build_object('name', name, 'alt', coalesce(alt, ''), 'values', values) order by place
    ), '[]')
    from (
      select p.image as name, p.image_alt ->> ${language} as alt, '{}'::int[] as values,
        0::bigint as place
      where p.image <> ''
      union all
      select i.image, i.alt ->> ${language}, i.attribute_value_ids,
        row_number() over (order by i.position, i.id)
      from product_images i
      where i.product_id = p.id
    ) pictures
`;

/** The variants of the product, with the options of each. */
const variantsIn = (language: string) => sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'sku', i.sku, 'grams', i.weight, 'pieces', i.quantity, 'price', i.price,
      'choice', to_jsonb(i.choice),
      'options', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'name', said(a.title, ${language}), 'value', said(v.title, ${language})
          ) order by a.id
        ), '[]')
        from attribute_values v
        join attributes a on a.id = v.attribute_id
        where v.id = any(i.choice)
      )
    ) order by i.position, i.id), '[]')
    from inventories i
    where i.product_id = p.id
`;
