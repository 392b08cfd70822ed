// Exports a store's products in our own format, with every field in every language; an import can
// read it back.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import { ownTexts } from '#contract/import-shapes.ts';
import { plainFacts } from '#contract/fact-names.ts';
import type { Db } from '#db/connect.ts';
import { writtenLanguages, type MarketSettings } from '#market/settings/market-settings.ts';

const AT_ONCE = 200;
type Texts = Record<string, string> | null;
type Line = Record<string, string>;
type Product = {
  id: number;
  key: string;
  category: string;
  brand: string;
  tags: string;
  shipping_rule: string;
  tax_rule: string;
  bundle_deal: string;
  selling: number;
  offered: number | null;
  warranty: boolean;
  refundable: boolean;
  video: string;
  video_thumb: string;
  title: Texts;
  overview: Texts;
  description: Texts;
  unit: Texts;
  meta_title: Texts;
  meta_description: Texts;
  warnings: Texts;
  facts: Line;
  pictures: { name: string; alt: Texts; options: string }[];
  variants: { sku: string; price: number; stock: number; weight: number; options: string }[];
};
type Around = { market: MarketSettings; siteUrl: string };

/**
 * The file's rows, for a few products at a time; products that were never approved are left out.
 */
export async function* eachOwnProduct(
  db: Db,
  store: number,
  around: Around,
): AsyncGenerator<Line[]> {
  for (let last = 0; ;) {
    const some = await readSome(db, store, last, around.market.default_language);
    // the first row brings the names of the columns
    if (some.length > 0) yield some.flatMap((product) => linesOf(product, around));
    if (some.length < AT_ONCE) return;
    last = some.at(-1)?.id ?? 0;
  }
}

/** A row for each variant, and one for each remaining picture. */
function linesOf(product: Product, around: Around): Line[] {
  const { variants, pictures } = product;
  return Array.from({ length: Math.max(variants.length, pictures.length, 1) }, (_, at) => ({
    ...headOf(at === 0 ? product : null, product, around),
    ...variantOf(variants[at], around),
    ...textsOf(at === 0 ? product : null, around),
    ...pictureOf(pictures[at], around),
  }));
}

function headOf(own: Product | null, { key }: Product, { market, siteUrl }: Around): Line {
  const money = (minor: number | null | undefined) =>
    minor ? decimalText(minor, market.currency_exponent) : '';
  return {
    id: own ? String(own.id) : '',
    product: key,
    category: own?.category ?? '',
    brand: own?.brand ?? '',
    tags: own?.tags ?? '',
    selling: money(own?.selling),
    offered: money(own?.offered),
    shipping_rule: own?.shipping_rule ?? '',
    tax_rule: own?.tax_rule ?? '',
    bundle_deal: own?.bundle_deal ?? '',
    warranty: own ? yes(own.warranty) : '',
    refundable: own ? yes(own.refundable) : '',
    ...Object.fromEntries(plainFacts.map((fact) => [fact, own?.facts[fact] ?? ''])),
    video: own?.video ?? '',
    video_picture: own?.video_thumb ? `${siteUrl}/media/${own.video_thumb}` : '',
  };
}

const yes = (is: boolean) => (is ? 'yes' : 'no');

const variantOf = (variant: Product['variants'][number] | undefined, { market }: Around): Line => ({
  sku: variant?.sku ?? '',
  options: variant?.options ?? '',
  price: variant?.price ? decimalText(variant.price, market.currency_exponent) : '',
  stock: variant ? String(variant.stock) : '',
  weight: variant ? String(variant.weight) : '',
});

function textsOf(own: Product | null, { market }: Around): Line {
  const line: Line = {};
  for (const text of ownTexts)
    if (text !== 'picture_alt')
      for (const { code } of writtenLanguages(market))
        line[`${text}.${code}`] = own?.[text]?.[code] ?? '';
  return line;
}

function pictureOf(
  picture: Product['pictures'][number] | undefined,
  { market, siteUrl }: Around,
): Line {
  const line: Line = {
    picture: picture ? `${siteUrl}/media/${picture.name}` : '',
    picture_options: picture?.options ?? '',
  };
  for (const { code } of writtenLanguages(market))
    line[`picture_alt.${code}`] = picture?.alt?.[code] ?? '';
  return line;
}

/** Options by their codes, which stay the same when options are renamed. */
const optionsOf = (values: ReturnType<typeof sql>) => sql`
  coalesce((
    select string_agg(a.slug || ': ' || v.slug, ' | ' order by a.id, v.id)
    from attribute_values v
    join attributes a on a.id = v.attribute_id
    where v.id = any(${values})
  ), '')
`;

/** The next products of a store by id, with everything that the file contains. */
async function readSome(
  db: Db,
  store: number,
  after: number,
  language: string,
): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, coalesce(p.import_key, p.slug) as key,
      (select slug from categories where id = p.category_id) as category,
      coalesce((select slug from brands where id = p.brand_id), '') as brand,
      coalesce((
        select string_agg(t.slug, ', ' order by t.id)
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
      ), '') as tags,
      coalesce((select said(title, ${language}) from shipping_rules where id = p.shipping_rule_id), '')
        as shipping_rule,
      coalesce((select said(title, ${language}) from tax_rules where id = p.tax_rule_id), '')
        as tax_rule,
      coalesce((select said(title, ${language}) from bundle_deals where id = p.bundle_deal_id), '')
        as bundle_deal,
      p.selling, p.offered, p.warranty, p.refundable, p.video, p.video_thumb, p.title, p.overview,
      p.description, p.unit, p.meta_title, p.meta_description, p.warnings,
      jsonb_build_object(${FACTS}) as facts,
      (${PICTURES}) as pictures, (${VARIANTS}) as variants
    from products p
    where p.store_id = ${store} and p.id > ${after}
    order by p.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows;
}

/** `'gtin', p.gtin, …`. */
const FACTS = sql.join(plainFacts.map((fact) => sql`${sql.lit(fact)}, ${sql.ref(`p.${fact}`)}`));

/** The pictures of the product `p`, the main one first. */
const PICTURES = sql`
  select coalesce(jsonb_agg(
    jsonb_build_object('name', name, 'alt', alt, 'options', options) order by place
  ), '[]')
  from (
    select p.image as name, p.image_alt as alt, '' as options, 0::bigint as place
    where p.image <> ''
    union all
    select i.image, i.alt, ${optionsOf(sql`i.attribute_value_ids`)},
      row_number() over (order by i.position, i.id)
    from product_images i
    where i.product_id = p.id
  ) pictures
`;

/** The variants of the product, with the options of each. */
const VARIANTS = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'sku', i.sku, 'price', i.price, 'stock', i.quantity, 'weight', i.weight,
    'options', ${optionsOf(sql`i.choice`)}
  ) order by i.position, i.id), '[]')
  from inventories i
  where i.product_id = p.id
`;
