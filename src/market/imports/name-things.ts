// Looks up the categories, brands, tags and options that drafts name; missing ones are made.
import type { Tx } from '#db/connect.ts';
import type { Draft } from '#market/imports/draft.ts';
import { nameBrands } from '#market/imports/name-brands.ts';
import { nameCategories, type CachedCategories } from '#market/imports/name-categories.ts';
import { nameOptions } from '#market/imports/name-options.ts';
import { nameTags } from '#market/imports/name-tags.ts';
import type { Texts } from '#market/imports/product-state.ts';

export type Names = {
  category: (path: string[] | undefined) => number;
  brand: (title: string) => number | null;
  tag: (title: string) => number | null;
  /** The titles of a tag, in every language. */
  tagTitles: (id: number) => Texts;
  /** The id of a value; 0 if it does not exist and was not made, which also goes for categories. */
  value: (option: string, value: string) => number;
  attribute: (option: string) => number;
  /** Which kinds of things were made: cache tags to expire. */
  made: string[];
};

/**
 * The drafts to write, those among them that are new, and the tags that their products already
 * have.
 */
type Named = { drafts: Draft[]; newcomers: Draft[]; tagsBefore: number[]; maker: Maker };
/** What an import caches from one transaction to the next. */
export type NameCache = { categories: CachedCategories };
/**
 * The import that makes missing things (null: makes nothing), the language of its names, and its
 * cache.
 */
export type Maker = { importId: number | null; language: string; known: NameCache };

/** Looks up everything that the drafts name, and makes what is missing. */
export async function nameThings(
  tx: Tx,
  { drafts, newcomers, tagsBefore, maker }: Named,
): Promise<Names> {
  const categories = await nameCategories(
    tx,
    [
      ...drafts.flatMap(({ category }) => (category ? [category] : [])),
      ...newcomers.flatMap(({ category }) => (category ? [] : [undefined])),
    ],
    maker,
  );
  const brands = await nameBrands(
    tx,
    drafts.flatMap(({ brand }) => brand ?? []),
    maker,
  );
  const tags = await nameTags(
    tx,
    drafts.flatMap((draft) => draft.tags ?? []),
    tagsBefore,
    maker,
  );
  const options = await nameOptions(
    tx,
    drafts.flatMap(({ variants }) => variants.flatMap((variant) => variant.options)),
    maker,
  );
  return {
    category: categories.find,
    brand: brands.find,
    tag: tags.find,
    tagTitles: tags.titles,
    value: options.find,
    attribute: options.attribute,
    made: [...(categories.made ? ['categories'] : []), ...(brands.made ? ['brands'] : [])],
  };
}
