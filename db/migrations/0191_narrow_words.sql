-- The words of products stand beside their rows, which stay narrow: to find and count what says a question, sixty
-- bytes of each product are read instead of some thousands. Only what is ranked by its words is unpacked.
alter table product_words drop column ranked;
alter table product_words set (toast_tuple_target = 128);
alter table product_words alter words set storage external;
cluster product_words using product_words_pkey;
alter table product_words set without cluster;

-- How many products PostgreSQL expects to say this, by its statistics.
create function expected_saying(asked tsquery) returns int language plpgsql as $$
declare
  plan json;
begin
  execute format('explain (format json) select from product_words where words @@ %L::tsquery', asked) into plan;
  return least((plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8, 2000000000)::int;
end $$;

-- How many products say this, counted up to so many. Where PostgreSQL expects twice as many, that is believed: the ways
-- to say one word are mostly said by the same products, and are expected as if by others.
create or replace function count_saying(asked tsquery, most int) returns int language plpgsql
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  found int := case when numnode(asked) = 0 then 0 else expected_saying(asked) end;
begin
  if found > 0 and found <= 2 * most then
    execute format('select count(*) from (select from product_words where words @@ %L::tsquery limit %s) few',
      asked, most + 1) into found;
  end if;
  return found;
end $$;

-- How well the words of these products say the parts of a question: the fewer say a part, the more it counts that these
-- do, where and how often; then how near the parts stand. A part that is not said counts nothing.
create function rank_words(ids int[], parts tsquery[], rarities float8[], fields float4[], near float8)
returns table (product_id int, score float8) language plpgsql stable as $$
declare
  whole tsquery;
  terms text := '0';
begin
  for at in 1 .. cardinality(parts) loop
    whole := case when at = 1 then parts[at] else whole && parts[at] end;
    terms := terms || format(
      ' + case when w @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], w, %1$L::tsquery, 1)) else 0 end',
      parts[at], rarities[at], fields);
  end loop;
  return query execute format('
    select product_id, ((%s) / %s + %s * ts_rank_cd(%L::float4[], w, %L::tsquery, 1))::float8
    from (select product_id, words as w from product_words where product_id = any(%L::int[]) offset 0) own',
    terms, (select sum(one) from unnest(rarities) one), near, fields, whole, ids);
end $$;

-- The products that say this, `among` some where that is not null, and so many at most: by the index of words always.
create function ids_saying(asked tsquery, among int[], most int) returns int[] language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  ids int[];
begin
  execute format('select array_agg(product_id) from (
    select product_id from product_words where words @@ %L::tsquery %s limit %s
  ) few', asked, case when among is not null then format('and product_id = any(%L::int[])', among) end, most) into ids;
  return coalesce(ids, '{}');
end $$;

-- The public products that say this, the `kept` likeliest of them and how well they say it. All that say it are looked
-- at where they are `most` or fewer: what can be bought first, then what says more of it in its title, then what sells;
-- else those among the products that sell best. The first `ranked` are ranked by all their words, and the others follow them.
-- `total` is how many there are; null where not all were looked at.
drop function rank_saying(tsquery, tsquery[], int[], float4[], float8, int[], int);
create function rank_saying(
  asked tsquery, parts tsquery[], counts int[], fields float4[], near float8, most int, kept int, ranked int
) returns table (product_id int, score float8, total int) language plpgsql as $$
declare
  products float8 := greatest((select reltuples from pg_class where oid = 'product_words'::regclass),
    (select max(f) from unnest(counts) f), 1);
  rarities float8[] := array(select ln(1 + (products - f + 0.5) / (f + 0.5)) from unnest(counts) f);
  weight float8 := (select sum(one) from unnest(rarities) one);
  expected int := expected_saying(asked);
  said int[];
  many boolean := expected > 2 * most;
  title text;
  titled int[] := '{}';
  worths float8[] := '{}';
  own int[];
begin
  if not many then
    said := ids_saying(asked, null, most + 1);
    many := cardinality(said) > most;
  end if;
  if many then
    said := ids_saying(asked, array(
      select id from product_facts where public and in_stock order by in_stock desc, sold desc, id desc
      limit least(most, greatest(2 * ranked, ranked * products / greatest(expected, most)))
    ), most);
  elsif cardinality(said) > ranked then
    for at in 1 .. cardinality(parts) loop
      title := (select string_agg(one[1], ' | ')
        from regexp_matches(parts[at]::text, '(''(?:en|fr|tr)/[^'']+''(?::\*)?)', 'g') one);
      if title is not null then
        own := ids_saying(asked && title::tsquery, null, most);
        titled := titled || own;
        worths := worths || array_fill(rarities[at] / weight, array[cardinality(own)]);
      end if;
    end loop;
  end if;
  return query
    with known as materialized (
      select f.id, f.in_stock, f.sold from unnest(said) one (id) join product_facts f using (id) where f.public
    ),
    best as materialized (
      select k.id, coalesce(t.worth, 0) as worth,
        row_number() over (
          order by k.in_stock desc, t.worth desc nulls last, k.sold desc, k.id desc
        ) as place
      from known k
      left join (
        select id, sum(worth) as worth from unnest(titled, worths) one (id, worth) group by 1
      ) t using (id)
      order by place
      limit kept
    ),
    first as materialized (
      select w.product_id, w.score
      from rank_words(array(select id from best where place <= ranked), parts, rarities, fields, near) w
    )
    select best.id, coalesce(first.score, (select min(f.score) from first f) + best.worth - 1),
      case when not many then (select count(*)::int from known) end
    from best left join first on first.product_id = best.id;
end $$;
