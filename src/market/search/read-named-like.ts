// Finds categories, brands and stores by the beginnings of the words in their names.
import { sql } from 'kysely';
import { fold } from '#base/fold.ts';
import type { Completions } from '#contract/search-complete.ts';
import type { Reading } from '#market/settings/reading.ts';
import { slugNow } from '#market/settings/slug-now.ts';

type Named = Pick<Completions, 'categories' | 'brands' | 'stores'>;
type Begins = (name: string) => boolean;
type Row = {
  kind: 'category' | 'brand' | 'store';
  id: number;
  title: string;
  slug: string;
  image: string;
  parent: { id: number; title: string; slug: string } | null;
};

const MOST = { category: 4, brand: 3, store: 3 };
/**
 * The index finds the letters anywhere in a name and in any language; only names in which a word
 * begins with them are kept.
 */
const LOOKED_AT = 60;
/** Scripts without spaces between words: a match inside also counts as a beginning. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/**
 * Tests whether each typed word is the beginning of a word in a name; the Arabic article is
 * skipped.
 */
export function beginsIn(question: string): Begins {
  const queryWords = fold(question).split(' ').filter(Boolean);
  return (name) => {
    const folded = fold(name);
    const words = folded.split(' ');
    return queryWords.every((part) =>
      WITHOUT_SPACES.test(part)
        ? folded.includes(part)
        : words.some((word) => word.startsWith(part) || word.startsWith(`ال${part}`)),
    );
  };
}

/** Public categories with a name in the reader's language, brands, and open stores. */
export async function readNamedLike(
  { db, language }: Reading,
  patterns: string[],
  begins: Begins,
): Promise<Named> {
  const { rows } = await sql<Row>`
    (
      select 'category' as kind, c.id, c.title ->> ${language} as title,
        ${slugNow('category', 'c', language)} as slug, c.image,
        case when up.id is not null then jsonb_build_object(
          'id', up.id, 'title', said(up.title, ${language}),
          'slug', ${slugNow('category', 'up', language)}
        ) end as parent
      from categories c
      left join categories up on up.id = c.path[1] and up.id <> c.id and up.public
      where c.public and folded_texts(c.title) like all(${patterns}::text[])
        and c.title ->> ${language} <> ''
      order by array_length(c.path, 1), c.position, c.id
      limit ${LOOKED_AT}
    )
    union all (
      select 'brand', b.id, said(b.title, ${language}), ${slugNow('brand', 'b', language)}, b.image, null
      from brands b
      where b.public and folded_texts(b.title) like all(${patterns}::text[])
      order by length(folded_texts(b.title)), b.id
      limit ${LOOKED_AT}
    )
    union all (
      select 'store', s.id, s.name, s.slug, s.image, null
      from stores s
      where is_store_open(s) and folded_text(s.name) like all(${patterns}::text[])
      order by length(s.name), s.id
      limit ${LOOKED_AT}
    )
  `.execute(db);
  const of = (kind: Row['kind']) =>
    rows.filter((row) => row.kind === kind && begins(row.title)).slice(0, MOST[kind]);
  return {
    categories: of('category').map(({ kind: _, ...category }) => category),
    brands: of('brand').map(({ id, title, slug, image }) => ({ id, title, slug, image })),
    stores: of('store').map(({ id, title, slug, image }) => ({ id, name: title, slug, image })),
  };
}
