import { sql } from 'kysely';
import { foldedWords } from '#base/fold.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow } from '#market/settings/slug-now.ts';

/** A category, and its top-level category. */
export type NearCategory = { title: string; slug: string; top: { slug: string } | null };

/** How similar (by shared trigrams) a word must be to count as near. */
const LIKE = 0.3;
/** How many similar words to try for a typed one, and how many products of each. */
const WORDS = 5;
const PRODUCTS = 200;

/**
 * Categories to suggest when a search finds nothing: those with similar names, then those of
 * products that contain similar words. Names are compared in the reader's language.
 */
export async function readNearCategories(
  reading: Reading,
  question: string,
  most: number,
): Promise<NearCategory[]> {
  const { rows } = await sql<NearCategory>`
    with typed as (
      select word, latin_letters(word) as letters
      from unnest(${foldedWords(question)}::text[]) word
      where length(word) > 2
    ),
    named as (
      select c.id, max(word_similarity(t.letters, latin_letters(search_letters(said(c.title, ${reading.language})))))
        as alike
      from categories c
      cross join typed t
      where c.public
      group by c.id
    ),
    near_words as (
      select near.word, near.alike
      from typed t
      cross join lateral (
        select l.word, similarity(l.letters, t.letters) as alike
        from lexicon l
        where l.letters % t.letters
        order by alike desc, l.word
        limit ${WORDS}
      ) near
    ),
    sold as (
      select p.category_id as id, sum(m.alike) / ${PRODUCTS} as alike
      from near_words m
      cross join lateral (
        select product_id from product_words where words @@ said_as(m.word, ${reading.language})
        limit ${PRODUCTS}
      ) said
      join product_facts p on p.id = said.product_id
      where p.public
      group by p.category_id
    )
    select said(c.title, ${reading.language}) as title, ${slugNow('category', 'c', reading.language)} as slug,
      (
        select jsonb_build_object('slug', ${slugNow('category', 't', reading.language)})
        from categories t
        where t.id = c.path[1] and t.id <> c.id
      ) as top
    from categories c
    join (
      select id, max(alike) as alike
      from (select id, 1 + alike as alike from named where alike >= ${LIKE} union all select * from sold) near
      group by id
    ) near on near.id = c.id
    where c.public
    order by near.alike desc, c.id
    limit ${most}
  `.execute(reading.db);
  dependOn(reading, 'categories', 'products');
  return rows;
}
