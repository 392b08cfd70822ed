// Everything that is for sale, in batches, for feeds that shopping sites fetch.
import { sql } from 'kysely';
import { listText } from '#base/comma.ts';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { plainText } from '#market/catalogue/clean-text.ts';
import { isColour } from '#market/catalogue/colour-of.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { isSize } from '#market/catalogue/size-of.ts';
import { priceOf, type Price } from '#market/pricing/price.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import { struckPrice } from '#market/pricing/struck-price.ts';

const AT_ONCE = 500;
const MOST_PICTURES = 10;

type Value = { slug: string; attribute: string; title: string };
type Variant = { id: number; sku: string; quantity: number; price: Money; values: Value[] };
type Row = {
  id: number;
  title: string;
  slug: string;
  text: string;
  images: string[];
  selling: Money;
  offered: Money | null;
  flash: Money | null;
  brand: string | null;
  gtin: string;
  mpn: string;
  condition: '' | 'new' | 'refurbished' | 'used';
  categories: string[];
  away: boolean;
  eu_pack: boolean;
  variants: Variant[];
};

/** A variant of a public product in one language; amounts in the market's minor units. */
export type Offer = Pick<Row, 'slug' | 'text' | 'images' | 'brand' | 'mpn' | 'categories'> & {
  product: number;
  variant: number;
  /** Whether the product has options, so that the variant is one choice of them. */
  chosen: boolean;
  title: string;
  gtin: string;
  condition: 'new' | 'refurbished' | 'used';
  colour: string | null;
  size: string | null;
  inStock: boolean;
  price: Pick<Price, 'now' | 'was'>;
};

/**
 * Every variant with a price, of every public product, in the order of ids. Each batch is read when
 * it is needed, with the sales that run at that time.
 */
export async function* readOffers(db: Db, language: string): AsyncGenerator<Offer[]> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: Row[] = await readSome(db, language, after, new Date());
    yield rows.flatMap((row) => offersOf(row, language));
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}

async function readSome(db: Db, language: string, after: number, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, ${slugIn(language)} as slug, said(p.title, ${language}) as title,
      coalesce(
        nullif(said(p.overview, ${language}), ''), said(p.description, ${language}), ''
      ) as text,
      array(
        select image from (
          select p.image, -1 as position, 0 as id
          union all
          select pi.image, pi.position, pi.id from product_images pi where pi.product_id = p.id
        ) pictures
        where image <> ''
        order by position, id
        limit ${MOST_PICTURES + 1}
      ) as images,
      ${struckPrice} as selling, p.offered, f.price as flash,
      (select said(b.title, ${language}) from brands b where b.id = p.brand_id) as brand,
      p.gtin, p.mpn, p.condition,
      array(
        select said(c.title, ${language})
        from categories own
        join categories c on c.id = any(own.path)
        where own.id = p.category_id
        order by cardinality(c.path)
      ) as categories,
      s.away_until > ${now} as away, (select eu_pack from settings) as eu_pack,
      (${variantsIn(language)}) as variants
    from (
      select * from products where public and id > ${after} order by id limit ${AT_ONCE}
    ) p
    join stores s on s.id = p.store_id
    ${runningSale(now)}
    order by p.id
  `.execute(db);
  return rows;
}

const variantsIn = (language: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', i.id, 'sku', i.sku, 'quantity', i.quantity, 'price', i.price,
    'values', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'slug', a.slug, 'attribute', said(a.title, ${language}), 'title', said(v.title, ${language})
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

function offersOf(row: Row, language: string): Offer[] {
  const text = plainText(row.text);
  const { slug, images, brand, mpn, categories } = row;
  return row.variants.flatMap((variant): Offer[] => {
    const price = priceIn(row, variant);
    if (price.now === 0) return [];
    const named = listText(
      language,
      variant.values.map(({ title }) => title),
    );
    return [
      {
        slug,
        images,
        brand,
        mpn,
        categories,
        text,
        price,
        product: row.id,
        variant: variant.id,
        chosen: variant.values.length > 0,
        title: named ? `${row.title} (${named})` : row.title,
        gtin: row.variants.length === 1 ? row.gtin : '', // it is of one variant, nobody knows which
        condition: row.condition || 'new',
        colour: valueOf(variant, isColour),
        size: valueOf(variant, isSize),
        inStock: variant.quantity > 0 && !row.away,
      },
    ];
  });
}

/** The price as the product's page shows it once the variant is chosen. */
function priceIn({ selling, offered, flash, eu_pack }: Row, { price, values }: Variant): Price {
  const own = values.length > 0 && price > 0 ? price : null;
  return priceOf({ selling: eu_pack && own ? own : selling, offered, flash, inventory: own });
}

const valueOf = ({ values }: Variant, is: (named: { slug: string; title: string }) => boolean) =>
  values.find(({ slug, attribute }) => is({ slug, title: attribute }))?.title ?? null;
