-- What a search puts its finds in order by stands beside their ids in the index: of some thousands
-- each row was looked up by itself.
alter table product_facts
  drop constraint product_facts_pkey,
  add primary key (id) include (sold, rating, in_stock, public);

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
      case when not many then (select count(*)::int from known) end
    from best left join first on first.product_id = best.id;
end $$;
