// Finds choices of a long facet by name: of two thousand brands a sidebar lists only those with
// most products, and this finds all others.
import { sql } from 'kysely';
import { fold, patternsOf } from '#base/fold.ts';
import { Refusal } from '#base/refusal.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { foundFacets, listingCalls } from '#contract/listing.ts';
import { countFacets } from '#market/catalogue/count-facets.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { readCategoryBranch } from '#market/catalogue/read-categories.ts';
import { narrowed, findMatching } from '#market/catalogue/read-products.ts';
import { holdUntilSalesChange } from '#market/pricing/running-sales.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { readStore } from '#market/stores/read-store.ts';

type ChoicesQuery = InputOf<typeof listingCalls.choices>;
type Found = OutputOf<typeof listingCalls.choices>;

/** The most choices that are returned. */
const MOST = 20;
/**
 * For each facet: where its names are stored, which part of a filter chooses them, and how they are
 * counted.
 */
const FACETS = {
  brand: { table: 'brands', named: sql`folded_texts(title)`, of: 'brands', group: 'brands' },
  store: { table: 'stores', named: sql`folded_text(name)`, of: 'stores', group: 'stores' },
  shipping: {
    table: 'shipping_rules',
    named: sql`folded_texts(title)`,
    of: 'shippingRules',
    group: 'shipping',
  },
} as const satisfies Record<(typeof foundFacets)[number], unknown>;

/**
 * The choices of a facet whose names contain all words of `find`, counted among the products that
 * all other facets let through; choices without a product are left out. Refuses
 * 'category-not-found' and 'store-not-found'.
 */
export async function findChoices(reading: Reading, input: ChoicesQuery): Promise<Found> {
  const { group, of } = FACETS[input.facet];
  dependOn(reading, 'products', 'brands', 'shipping', 'stores');
  await holdUntilSalesChange(reading);
  const scope = await readScope(reading, input);
  const filter = await narrowed(reading, scope, input);
  const named = await readLike(reading, input);
  const within = scope[of];
  const ids = within ? named.filter((id) => within.includes(id)) : named;
  if (ids.length === 0) return { choices: [], about: false };
  const { counts, about } = await countFacets(reading, {
    filter: { ...filter, [of]: ids },
    groups: [group],
  });
  return { choices: (counts[group] ?? []).slice(0, MOST), about };
}

/** The scope of the listing, such as a category or a search. */
async function readScope(reading: Reading, input: ChoicesQuery): Promise<ProductFilter> {
  const slug = input.sub_category || input.category;
  if (slug) {
    const branch = await readCategoryBranch(reading, slug);
    if (!branch) throw new Refusal('category-not-found');
    return { categories: branch.ids };
  }
  if (input.of_store) {
    const store = await readStore(reading, { slug: input.of_store });
    if (!store) throw new Refusal('store-not-found');
    return { store: store.id };
  }
  return (await findMatching(reading, input)).scope;
}

/** The ids of choices whose names, in any language, contain the words. */
async function readLike({ db }: Reading, { facet, find }: ChoicesQuery): Promise<number[]> {
  const { table, named } = FACETS[facet];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${named} like all(${patternsOf(find)}::text[])
  `.execute(db);
  return fold(find) ? rows.map(({ id }) => id) : [];
}
