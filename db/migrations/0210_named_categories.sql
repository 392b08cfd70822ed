-- Who types the whole name of a category wants what stands in it: laptops before locks for laptops.

-- The words of each name of a category, and of "Bags & luggage" those of either part.
create table category_names (
  category_id int not null references categories on delete cascade,
  words tsvector not null check (words <> ''),
  whole boolean not null
);
create index category_names_category on category_names (category_id);
create index category_names_words on category_names using gin (words);

create function write_category_names(category categories) returns void language sql as $$
  delete from category_names where category_id = category.id;
  insert into category_names (category_id, words, whole)
  select category.id, word_vector(title.key, name), bool_or(name = title.value)
  from jsonb_each_text(category.title) title
  cross join lateral (
    select title.value
    union all
    select regexp_split_to_table(title.value, '[&+/,،|]')
  ) names (name)
  where word_vector(title.key, name) <> ''
  group by 2;
$$;

create function category_named() returns trigger language plpgsql as $$
begin
  perform write_category_names(new);
  return null;
end $$;
create trigger named_when_made after insert on categories for each row execute function category_named();
create trigger named_when_changed after update of title on categories for each row
  when (old.title is distinct from new.title) execute function category_named();
select write_category_names(c) from categories c;

-- The categories that words name, and what that is worth from 0 to 1. Who says nothing but a whole name wants what is in
-- that category and those below it; a part of a name stands for its own category, and is worth half. Of "laptop bag"
-- a bag is meant: the more other words there are, the less is it worth.
create function categories_named(parts tsquery[], rarities float8[])
returns table (category_id int, worth float8) language sql stable as $$
  with lexemes as materialized (
    select array_agg(distinct replace(one[1], '''''', '''')) as said
    from unnest(parts) part, regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') one
  ),
  named as materialized (
    select n.category_id as id, n.whole, max((
      select sum(rarity) from unnest(parts, rarities) one (part, rarity) where n.words @@ part
    )) / (select sum(rarity) from unnest(rarities) rarity) as share
    from category_names n
    where n.words @@ (select string_agg('(' || part::text || ')', ' | ') from unnest(parts) part)::tsquery
      and tsvector_to_array(n.words) <@ (select said from lexemes)
    group by n.category_id, n.whole
  )
  select c.id, max(n.share ^ 4 * case when n.whole then 1 else 0.5 end)
  from named n
  join categories c on c.id = n.id or (n.whole and n.id = any(c.path))
  group by c.id
$$;

-- What is in a category that is named counts more.
drop function rank_saying(tsquery, tsquery[], tsquery[], int[], float4[], float8, float8, int, int, int);

create function rank_saying(
  asked tsquery, parts tsquery[], own_parts tsquery[], counts int[], fields float4[], near float8, synonym float8,
  named float8, most int, kept int, ranked int
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
  categories int[];
  category_worths float8[];
begin
  select array_agg(n.category_id), array_agg(named * n.worth)
  into categories, category_worths
  from categories_named(parts, rarities) n;
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
      select f.id, f.in_stock, f.sold, f.category_id
      from product_facts f
      where f.id = any(said) and f.public
    ),
    best as materialized (
      select b.id, b.worth, b.named,
        row_number() over (order by b.in_stock desc, b.worth + b.named desc, b.sold desc, b.id desc) as place
      from (
        select k.id, k.in_stock, k.sold, coalesce(t.worth, 0) as worth, coalesce(c.worth, 0) as named
        from known k
        left join (
          select id, sum(worth) as worth from unnest(titled, worths) one (id, worth) group by 1
        ) t using (id)
        left join unnest(categories, category_worths) c (category_id, worth) using (category_id)
        order by k.in_stock desc, coalesce(t.worth, 0) + coalesce(c.worth, 0) desc, k.sold desc, k.id desc
        limit kept
      ) b
    ),
    first as materialized (
      select w.product_id, w.score
      from rank_words(array(select id from best where place <= ranked), parts, own_parts, rarities, fields, near,
        synonym) w
    )
    select best.id, best.named + coalesce(first.score, (select min(f.score) from first f) + best.worth - 1),
      case when not many then coalesce(counted, (select count(*)::int from known)) end
    from best left join first on first.product_id = best.id;
end $$;
