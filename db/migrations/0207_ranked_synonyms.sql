-- What says a synonym of a word counts nearly as much as what says the word itself: it stood behind
-- everything that says the word, however far down in a description.
drop function rank_saying(tsquery, tsquery[], int[], float4[], float8, int, int, int);
drop function rank_words(int[], tsquery[], float8[], float4[], float8);

create function rank_words(
  ids int[], parts tsquery[], own_parts tsquery[], rarities float8[], fields float4[], near float8, synonym float8
) returns table (product_id int, score float8) language plpgsql stable as $$
declare
  whole tsquery;
  own tsquery;
  terms text := '0';
begin
  for at in 1 .. cardinality(parts) loop
    own := coalesce(own_parts[at], parts[at]);
    whole := case when at = 1 then own else whole && own end;
    terms := terms || format(
      ' + case when w @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], w, %1$L::tsquery, 1))',
      own, rarities[at], fields);
    if own_parts[at] is not null then
      terms := terms || format(
        ' when w @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], w, %1$L::tsquery, 1))',
        parts[at], synonym * rarities[at], fields);
    end if;
    terms := terms || ' else 0 end';
  end loop;
  return query execute format('
    select product_id, ((%s) / %s + %s * ts_rank_cd(%L::float4[], w, %L::tsquery, 1))::float8
    from (select product_id, words as w from product_words where product_id = any(%L::int[]) offset 0) own',
    terms, (select sum(one) from unnest(rarities) one), near, fields, whole, ids);
end $$;

create function rank_saying(
  asked tsquery, parts tsquery[], own_parts tsquery[], counts int[], fields float4[], near float8, synonym float8,
  most int, kept int, ranked int
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
      from rank_words(array(select id from best where place <= ranked), parts, own_parts, rarities, fields, near,
        synonym) w
    )
    select best.id, coalesce(first.score, (select min(f.score) from first f) + best.worth - 1),
      case when not many then coalesce(counted, (select count(*)::int from known)) end
    from best left join first on first.product_id = best.id;
end $$;
