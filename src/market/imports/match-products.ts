// Finds the store's product for a draft: by its SKUs, else by its key in the file.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Draft } from '#market/imports/draft.ts';

/** A product that is or was on sale, or the proposal of a new one; null: none. */
export type Match = { product: number } | { proposal: number };
export type Matched = Match | 'several' | 'elsewhere' | null;
type Row = { said: string; product: number | null; proposal: number | null };

/**
 * Takes drafts of one file; returns the match of each by the draft's key: 'several' when its SKUs
 * belong to different products, 'elsewhere' when it names a product of another store. `slugs`: the
 * file's keys may be slugs of products.
 */
export async function matchProducts(
  tx: Tx,
  store: number,
  drafts: Draft[],
  slugs: boolean,
): Promise<Map<string, Matched>> {
  const ids = await findIds(tx, store, drafts);
  const skus = await findSkus(tx, store, drafts.flatMap(skusOf));
  const keys = await findKeys(tx, { store, slugs }, [...new Set(drafts.map(({ key }) => key))]);
  return new Map(
    drafts.map((draft): [string, Matched] => {
      if (draft.productId !== undefined)
        return [draft.key, ids.has(draft.productId) ? { product: draft.productId } : 'elsewhere'];
      const found = skusOf(draft).flatMap((sku) => skus.get(sku) ?? []);
      const different = new Map(found.map((match) => [JSON.stringify(match), match]));
      const [only = null] = different.values();
      return [draft.key, different.size > 1 ? 'several' : (only ?? keys.get(draft.key) ?? null)];
    }),
  );
}

const skusOf = ({ variants }: Draft): string[] =>
  variants.flatMap(({ sku }) => (sku ? [sku.toUpperCase()] : []));

async function findIds(tx: Tx, store: number, drafts: Draft[]): Promise<Set<number>> {
  const ids = drafts.flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from products where store_id = ${store} and id = any(${ids}::int[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

async function findSkus(tx: Tx, store: number, skus: string[]): Promise<Map<string, Match[]>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct upper(i.sku) as said, f.id as product, null::int as proposal
    from inventories i
    join product_facts f on f.id = i.product_id and f.store_id = ${store}
    where upper(i.sku) = any(${skus}::text[])
    union
    select upper(v ->> 'sku'), null, p.id
    from product_proposals p
    cross join jsonb_array_elements(p.proposed -> 'variants') v
    where p.kind = 'new'
      and p.state in ('draft', 'sent', 'refused')
      and proposal_skus(p.proposed) && ${skus}::text[]
      and p.store_id = ${store}
      and upper(v ->> 'sku') = any(${skus}::text[])
  `.execute(tx);
  const found = new Map<string, Match[]>();
  for (const row of rows) found.set(row.said, [...(found.get(row.said) ?? []), matchOf(row)]);
  return found;
}

async function findKeys(
  tx: Tx,
  { store, slugs }: { store: number; slugs: boolean },
  keys: string[],
): Promise<Map<string, Match>> {
  const { rows } = await sql<Row>`
    select import_key as said, null::int as product, id as proposal
    from product_proposals
    where store_id = ${store}
      and import_key = any(${keys}::text[])
      and kind = 'new'
      and state in ('draft', 'sent', 'refused')
    union all
    select import_key, id, null
    from products
    where store_id = ${store} and import_key = any(${keys}::text[])
    union all
    select slug, id, null
    from products
    where ${slugs} and store_id = ${store} and import_key is null and slug = any(${keys}::text[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.said, matchOf(row)]));
}

const matchOf = ({ product, proposal }: Row): Match =>
  product === null ? { proposal: proposal ?? 0 } : { product };
