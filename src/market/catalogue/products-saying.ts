// How products that say some words are found among a million: by the index of the rarest word, or,
// where all are said often, by looking at one product after another. How often a word is said stands
// in the statistics that PostgreSQL keeps (0109_product_facts.sql).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#db/connect.ts';
import { saysWord } from '#market/edits/listing.ts';

/** Conditions on product `p`, which fit the same products. */
export type Saying = {
  /** Asked of the index of words, for the rarest of them. */
  index: RawBuilder<SqlBool>;
  /** Asked product by product. */
  look: RawBuilder<SqlBool>;
  /** The one of them that finds the first sooner. */
  find: RawBuilder<SqlBool>;
  /** The share of all products that say these words, if none depends on another. */
  share: number;
};

/** What more than this share of all products says together is not worth asking the index for. */
const OFTEN = 0.03;
/** The index is asked for each word that is said less often than this, and for the rarest. */
const SELDOM = 0.02;
/** A word that the statistics do not have. */
const RARE = 0.0002;
/** Shorter words are looked for where words begin. */
const WHOLE_TRIGRAM = 3;

/** Takes folded words, one at least. */
export async function productsSaying(db: Db, words: string[]): Promise<Saying> {
  const shares = await sharesOf(db, words);
  const rarest = Math.min(...shares);
  const share = shares.reduce((all, one) => all * one, 1);
  const all = (conditions: RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  const look = all(words.map(inText));
  const index = all(
    words.map((word, at) => {
      const own = shares[at] ?? RARE;
      return own < SELDOM || own === rarest ? saysWord(sql`p.folded`, word) : inText(word);
    }),
  );
  return { index, look, find: share < OFTEN ? index : look, share };
}

/** As `saysWord`, but asked of no index, and taken for something that many say. */
const inText = (word: string) =>
  word.length < WHOLE_TRIGRAM
    ? sql<SqlBool>`strpos(' ' || p.folded, ${` ${word}`}) > 0`
    : sql<SqlBool>`strpos(p.folded, ${word}) > 0`;

/** How many of the newest are looked at before the index is asked. */
const LOOKED_AT = 20_000;

/** The ids of the newest products that say these words, so many at most. */
export async function newestSaying(db: Db, words: string[], most: number): Promise<number[]> {
  const { index, look, share } = await productsSaying(db, words);
  const newest = async (from: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`
      select id from (${from}) found order by id desc limit ${most}
    `.execute(db);
    return rows.map(({ id }) => id);
  };
  const late = sql`
    select p.id
    from (select id, folded from products order by id desc limit ${LOOKED_AT}) p
    where ${look}
  `;
  const ids = share * LOOKED_AT > most ? await newest(late) : [];
  return ids.length === most
    ? ids
    : newest(sql`select p.id from products p where ${index} offset 0`);
}

/** How often each is said: a part of words by the most common of them, a beginning by all. */
async function sharesOf(db: Db, words: string[]): Promise<number[]> {
  const { rows } = await sql<{ share: number }>`
    with said as materialized (
      select e.word, e.share
      from pg_stats_ext_exprs s
      cross join unnest(
        s.most_common_elems::text::text[], s.most_common_elem_freqs
      ) e (word, share)
      where s.statistics_name = 'products_words' and s.statistics_schemaname = current_schema()
        and e.word is not null
    )
    select coalesce(case
      when length(asked.word) < ${WHOLE_TRIGRAM}
        then (select sum(share) from said where starts_with(said.word, asked.word))
      else (select max(share) from said where strpos(said.word, asked.word) > 0)
    end, 0) as share
    from unnest(${words}::text[]) with ordinality asked (word, place)
    order by asked.place
  `.execute(db);
  return rows.map(({ share }) => Math.min(1, Math.max(RARE, share)));
}
