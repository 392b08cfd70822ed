-- What a word is worth is told by about how many products say it: over a thousand the planner's
-- guess will do. Each of up to ten thousand was read.
create or replace function count_saying(asked tsquery, most int) returns int language plpgsql
set enable_seqscan = off set enable_indexscan = off as $$
declare
  counted constant int := 1000;
  expected int := case when numnode(asked) = 0 then 0 else expected_saying(asked) end;
  found int;
begin
  if expected = 0 or expected > 2 * most then
    return expected;
  end if;
  execute format('select count(*) from (select from product_words where words @@ %L::tsquery limit %s) few',
    asked, counted + 1) into found;
  return case when found > counted then greatest(found, least(expected, most)) else found end;
end $$;

-- The best sold of these products, of those in stock. Of thousands they are met on a walk from the
-- best sold of all on, in an index, sooner than by looking up what each of them sold. Written out,
-- the ids are hashed by the planner; as a parameter they would be gone through for each product.
create function best_sold_of(ids int[], kept int, products float8) returns int[] language plpgsql stable as $$
declare
  best int[];
begin
  if cardinality(ids) <= 5 * kept then
    return array(
      select id from product_facts where id = any(ids) and public and in_stock order by sold desc, id desc limit kept
    );
  end if;
  execute format('select array_agg(id) from (
    select id
    from (
      select id from product_facts where public and in_stock order by in_stock desc, sold desc, id desc limit %s
    ) walked
    where id = any(%L::int[])
    limit %s
  ) best', ceil(2 * kept * products / cardinality(ids)), ids, kept) into best;
  return coalesce(best, '{}');
end $$;

create function count_hidden_of(ids int[]) returns int language plpgsql stable as $$
declare
  hidden int;
begin
  execute format('select count(*) from product_facts where not public and id = any(%L::int[])', ids) into hidden;
  return hidden;
end $$;

create or replace function rank_saying(
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
  counted int;
  title text;
  titled int[] := '{}';
  worths float8[] := '{}';
  own int[];
  alike int[];
  best_sold int[];
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
    alike := case when cardinality(parts) > 1 then '{}' when titled = '{}' then said else titled end;
    if cardinality(alike) > kept then
      best_sold := best_sold_of(alike, kept, products);
      if cardinality(best_sold) = kept then
        counted := cardinality(said) - count_hidden_of(said);
        said := best_sold;
      end if;
    end if;
  end if;
  return query
    with known as materialized (
      select f.id, f.in_stock, f.sold
      from product_facts f
      where f.id = any(said) and f.public
    ),
    best as materialized (
      select b.id, coalesce(b.worth, 0) as worth,
        row_number() over (
          order by b.in_stock desc, b.worth desc nulls last, b.sold desc, b.id desc
        ) as place
      from (
        select k.id, k.in_stock, k.sold, t.worth
        from known k
        left join (
          select id, sum(worth) as worth from unnest(titled, worths) one (id, worth) group by 1
        ) t using (id)
        order by k.in_stock desc, t.worth desc nulls last, k.sold desc, k.id desc
        limit kept
      ) b
    ),
    first as materialized (
      select w.product_id, w.score
      from rank_words(array(select id from best where place <= ranked), parts, rarities, fields, near) w
    )
    select best.id, coalesce(first.score, (select min(f.score) from first f) + best.worth - 1),
      case when not many then coalesce(counted, (select count(*)::int from known)) end
    from best left join first on first.product_id = best.id;
end $$;
