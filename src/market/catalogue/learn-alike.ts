// Finds similar products by their properties and their words. A job works through all products in
// batches.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** Products per transaction. */
const AT_ONCE = 100;
/** How long after a full pass the job starts again. */
const ANEW = '6 hours';
const KEPT = 24;
/** How many products a product is compared with: of its brand and category, and of its category. */
const BESIDE = 40;
/**
 * And how many that share one of its rarest words; words in more products than this are not rare.
 */
const SAYING = 80;
const RAREST = 5;
/** The weights of similarity: the words of the title, weighted by rarity, then properties. */
const WORTH = { words: 2, category: 1, brand: 0.5, options: 0.7, price: 0.5 };
/** A product of another category must share this much of the title. */
const SAID_ELSEWHERE = 0.4;

/**
 * Finds similar products for the next batch, and stores those that changed. Returns how many
 * products it looked at; 0 when the last full pass is recent.
 */
export async function learnAlike(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select f.id
    from (
      select product_id from alike_upto
      where ended_at is null or ended_at < ${now}::timestamptz - ${ANEW}::interval
      for update
    ) upto
    cross join lateral (
      select id from product_facts where public and id > upto.product_id order by id limit ${AT_ONCE}
    ) f
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  const ended = ids.length < AT_ONCE;
  await sql`
    update alike_upto
    set product_id = ${ended ? 0 : Math.max(...ids)},
      ended_at = ${ended ? now : null}::timestamptz
    where ended_at is null or ended_at < ${now}::timestamptz - ${ANEW}::interval
  `.execute(tx);
  if (ids.length > 0) await writeAlike(tx, ids);
  return ids.length;
}

async function writeAlike(tx: Tx, ids: number[]): Promise<void> {
  // the planner does not know how rare the words are, and would read the words of all products
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`
    with known as materialized (
      select word, share
      from pg_stats s
      cross join lateral unnest(
        s.most_common_elems::text::text[], s.most_common_elem_freqs
      ) common (word, share)
      where s.schemaname = current_schema() and s.tablename = 'product_words'
        and s.attname = 'words' and word is not null
    ),
    size as (
      select greatest(reltuples, 1000)::float8 as products from pg_class
      where oid = 'product_words'::regclass
    ),
    stems as (
      select w.product_id, word, part as share, products, ln(1 + 1 / part) as idf
      from product_words w
      cross join size
      cross join lateral unnest(tsvector_to_array(ts_filter(w.words, '{a}'))) word
      left join known using (word)
      cross join lateral (select greatest(1 / products, coalesce(known.share, 0))) s (part)
      where w.product_id = any(${ids}::int[])
        and word !~ '[/\\'']' -- those of one language stand there once more
    ),
    asked as materialized (
      select f.id, f.category_id, f.brand_id, f.price, f.options, said.*
      from product_facts f
      join (${titles}) said on said.product_id = f.id
    ),
    found as (
      select asked.id, alike.others
      from asked
      cross join lateral (${othersOf}) alike
    )
    insert into alike_products as p (product_id, others)
    select id, others from found order by id
    on conflict (product_id) do update set others = excluded.others
    where p.others <> excluded.others
  `.execute(tx);
}

/**
 * For each title: its stems, the sum of their weights, and a query of the rarest ones. A stem that
 * the statistics do not list is rarer than all that they do.
 */
const titles = sql`
  select product_id, jsonb_object_agg(word, idf) as words, sum(idf) as worth,
    (
      array_agg(quote_literal(word) || ':A' order by idf desc, word)
      filter (where share * products <= ${SAYING})
    )[1:${RAREST}] as rare
  from stems
  group by product_id
`;

/** The candidates that are most similar to `asked`. */
const othersOf = sql`
  select coalesce(array_agg(id order by near desc, id desc), '{}') as others
  from (
    select o.id,
      ${WORTH.words}::float8 * said.part
        + ${WORTH.category}::float8 * (o.category_id = asked.category_id)::int
        + ${WORTH.brand}::float8 * coalesce(o.brand_id = asked.brand_id, false)::int
        + ${WORTH.options}::float8 * cardinality(shared.options)
          / greatest(1, cardinality(asked.options), cardinality(o.options))
        + ${WORTH.price}::float8 * least(o.price, asked.price)
          / greatest(1, o.price, asked.price) as near
    from (
      (
        select id from product_facts
        where public and brand_id = asked.brand_id and category_id = asked.category_id
        order by id desc limit ${BESIDE}
      )
      union
      (
        select id from product_facts where public and category_id = asked.category_id
        order by sold desc, id desc limit ${BESIDE}
      )
      union
      (
        select product_id from product_words
        where words @@ array_to_string(asked.rare, ' | ')::tsquery
        limit ${SAYING}
      )
    ) maybe (id)
    join product_facts o on o.id = maybe.id and o.public and o.id <> asked.id
    join product_words w on w.product_id = o.id
    cross join lateral (
      select coalesce(sum((asked.words ->> word)::float8), 0) / asked.worth as part
      from unnest(tsvector_to_array(ts_filter(w.words, '{a}'))) word
      where asked.words ? word
    ) said
    cross join lateral (
      select array(select unnest(asked.options) intersect select unnest(o.options)) as options
    ) shared
    where o.category_id = asked.category_id or said.part >= ${SAID_ELSEWHERE}
    order by near desc, o.id desc
    limit ${KEPT}
  ) best
`;
