-- What products are ranked by at first: the words of title, kind, codes and store, without those of the description.
-- They are a third of all and stand in the row itself; to rank ten thousand products by all of their words, each had
-- to be unpacked from its own pages.
alter table product_words add column ranked tsvector generated always as (ts_filter(words, '{a,b,c}')) stored;

-- As 0168_ranked_search.sql says; but all words count only among the first `full_ranked` of those that fit best without the
-- description. The others follow as they are.
create or replace function rank_saying(
  asked tsquery, parts tsquery[], counts int[], fields float4[], near float8, among int[], most int
) returns table (product_id int, score float8) language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  full_ranked constant int := 300;
  products float8 := greatest((select reltuples from pg_class where oid = 'product_words'::regclass),
    (select max(f) from unnest(counts) f), 1);
  rarity float8;
  rarities float8 := 0;
  whole tsquery;
  terms text := '0';
  matching text;
begin
  for at in 1 .. cardinality(parts) loop
    whole := case when at = 1 then parts[at] else whole && parts[at] end;
    rarity := ln(1 + (products - counts[at] + 0.5) / (counts[at] + 0.5));
    rarities := rarities + rarity;
    terms := terms || format(
      ' + case when w @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], w, %1$L::tsquery, 1)) else 0 end',
      parts[at], rarity, fields);
  end loop;
  terms := format('((%s) / %s + %s * ts_rank_cd(%L::float4[], w, %L::tsquery, 1))::float8',
    terms, rarities, near, fields, whole);
  -- among some, what only a description says is left out
  matching := case when among is null then format('words @@ %L::tsquery', asked)
    else format('ranked @@ %L::tsquery and product_id = any(%L::int[])', asked, among) end;
  return query execute format('
    with said as materialized (
      select product_id, %1$s as score
      from (
        select product_id, ranked as w from product_words
        where %2$s
        limit %3$s
      ) few
    ),
    first as materialized (
      select said.product_id, %1$s as score
      from (select * from said order by score desc, product_id desc limit %4$s) said
      cross join lateral (
        select words as w from product_words p where p.product_id = said.product_id offset 0
      ) own
    )
    select product_id, score from first
    union all
    select product_id, least(score, (select min(score) from first))
    from said
    where product_id not in (select product_id from first)',
    terms, matching, most, full_ranked);
end $$;
