-- Addresses of categories, brands, collections and pages in every language. They are kept: those of categories and
-- pages have no id, so every slug that one ever had must go on leading to it.

alter table categories add column slugs words; -- those that the owner chose, by language; the others are made of the title
alter table brands add column slugs words;
alter table collections add column slugs words;
alter table pages add column slugs words;

-- Every slug that a thing has (`current`) or had in a language. At any time a slug of a kind in a language is of one
-- thing, and a thing has one current slug in each language. `wished`: what it would be if nothing else had that.
create table slugs (
  language text not null references languages (code) on update cascade on delete cascade,
  slug text not null check (slug ~ '^[^[:space:]/?#%.]+$' and length(slug) <= 120),
  category_id int references categories on delete cascade,
  brand_id int references brands on delete cascade,
  collection_id int references collections on delete cascade,
  page_id int references pages on delete cascade,
  kind text not null generated always as (
    case
      when category_id is not null then 'category'
      when brand_id is not null then 'brand'
      when collection_id is not null then 'collection'
      else 'page'
    end
  ) stored,
  thing int not null generated always as (coalesce(category_id, brand_id, collection_id, page_id)) stored,
  current boolean not null,
  wished text not null,
  check (num_nonnulls(category_id, brand_id, collection_id, page_id) = 1),
  primary key (kind, language, slug)
);
create unique index slugs_current on slugs (kind, thing, language) include (slug) where current;
create index slugs_category on slugs (category_id) where category_id is not null;
create index slugs_brand on slugs (brand_id) where brand_id is not null;
create index slugs_collection on slugs (collection_id) where collection_id is not null;
create index slugs_page on slugs (page_id) where page_id is not null;
create index slugs_anywhere on slugs (kind, slug); -- in whatever language
create index slugs_language on slugs (language);

-- Gives a thing a slug in a language, as current; the former one stays its own until another thing takes it. `field`:
-- who wrote it there wants this one or none; without, it is made longer until it is free, first by the slug of the
-- parent. Who takes the same one at the same time waits, and then sees that it is taken.
create function take_slug(of_kind text, of_thing int, in_language text, wish text, field text, parent text)
returns void language plpgsql as $$
declare
  name text := wish;
  tried int := 1;
begin
  update slugs set current = false
  where kind = of_kind and thing = of_thing and language = in_language and current;
  loop
    -- /all/products is everything
    if of_kind <> 'category' or name <> 'products' or field = 'slug' then
      insert into slugs (language, slug, category_id, brand_id, collection_id, page_id, current, wished)
      values (
        in_language, name, case when of_kind = 'category' then of_thing end,
        case when of_kind = 'brand' then of_thing end, case when of_kind = 'collection' then of_thing end,
        case when of_kind = 'page' then of_thing end, true, wish
      )
      on conflict (kind, language, slug) do update
      set category_id = excluded.category_id, brand_id = excluded.brand_id,
        collection_id = excluded.collection_id, page_id = excluded.page_id, current = true,
        wished = excluded.wished
      where not slugs.current;
      if found then return; end if;
    end if;
    if field is not null then
      raise exception 'the % slug % is taken', of_kind, name using errcode = 'unique_violation', column = field;
    end if;
    tried := tried + 1;
    name := case
      when tried = 2 and length(parent) + length(wish) < 120 then parent || '-' || wish
      else left(wish, 110) || '-' || tried
    end;
  end loop;
end $$;

-- The slugs that follow from a row: the plain one in the market's first language, elsewhere the chosen one, else one
-- made of the title, else the plain one. A plain one that is only a number, for a title without a Latin letter, gives
-- way to the title. What is wished as before stays as it is.
create function keep_slugs(of_kind text, of jsonb) returns void language plpgsql as $$
declare
  own constant int := of ->> 'id';
  plain constant text := of ->> 'slug';
  a record;
  said text;
  wish text;
  field text;
begin
  for a in
    select l.code, l.is_default, s.wished, s.slug,
      case when of_kind = 'category' then (
        select p.slug from slugs p
        where p.kind = 'category' and p.thing = (of ->> 'parent_id')::int and p.language = l.code and p.current
      ) end as parent
    from languages l
    left join slugs s on s.kind = of_kind and s.thing = own and s.language = l.code and s.current
    order by l.code
  loop
    said := coalesce(slug_of(of -> 'title' ->> a.code), '');
    wish := of -> 'slugs' ->> a.code;
    field := 'slugs.' || a.code;
    if a.is_default then
      wish := plain;
      field := 'slug';
      if plain ~ ('^' || of_kind || '-[0-9a-f]{8}(-|$)') and octet_length(said) > length(said) then
        wish := said;
        field := null;
      end if;
    elsif wish is null then
      wish := coalesce(nullif(said, ''), plain);
      field := null;
    elsif wish = '' or wish <> slug_of(wish) then
      raise exception '% is no slug', wish using errcode = 'check_violation', column = field;
    end if;
    if a.wished is distinct from wish or (field is not null and a.slug <> wish) then
      perform take_slug(of_kind, own, a.code, wish, field, a.parent);
    end if;
  end loop;
end $$;

create function keep_slugs_of_row() returns trigger language plpgsql as $$
begin
  perform keep_slugs(tg_argv[0], to_jsonb(new));
  return null;
end $$;
create trigger slugs_kept after insert or update of slug, title, slugs on categories
  for each row execute function keep_slugs_of_row('category');
create trigger slugs_kept after insert or update of slug, title, slugs on brands
  for each row execute function keep_slugs_of_row('brand');
create trigger slugs_kept after insert or update of slug, title, slugs on collections
  for each row execute function keep_slugs_of_row('collection');
create trigger slugs_kept after insert or update of slug, title, slugs on pages
  for each row execute function keep_slugs_of_row('page');

-- Of everything, those above before those below.
create function keep_all_slugs() returns void language plpgsql as $$
declare
  of jsonb;
begin
  for of in select to_jsonb(c) from categories c order by cardinality(path), id for no key update loop
    perform keep_slugs('category', of);
  end loop;
  for of in select to_jsonb(b) from brands b order by id for no key update loop
    perform keep_slugs('brand', of);
  end loop;
  for of in select to_jsonb(c) from collections c order by id for no key update loop
    perform keep_slugs('collection', of);
  end loop;
  for of in select to_jsonb(p) - 'description' from pages p order by id for no key update loop
    perform keep_slugs('page', of);
  end loop;
end $$;

-- A new language has its slugs, too; in another first language the plain ones count, whatever was made there before.
create function keep_slugs_of_language() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update slugs set current = false where language = new.code and current;
  end if;
  perform keep_all_slugs();
  return null;
end $$;
create constraint trigger slugs_of_new_language after insert on languages
  deferrable initially deferred for each row execute function keep_slugs_of_language();
create constraint trigger slugs_of_first_language after update of is_default on languages
  deferrable initially deferred for each row
  when (new.is_default and not old.is_default) execute function keep_slugs_of_language();

-- What is there already. It stood at its plain slug in every language.
select keep_all_slugs();
insert into slugs (language, slug, category_id, brand_id, collection_id, page_id, current, wished)
select l.code, t.slug, t.category, t.brand, t.collection, t.page, false, t.slug
from languages l
cross join (
  select slug::text, id as category, null::int as brand, null::int as collection, null::int as page from categories
  union all select slug, null, id, null, null from brands
  union all select slug, null, null, id, null from collections
  union all select slug, null, null, null, id from pages
) t
on conflict do nothing;
insert into slugs (language, slug, page_id, current, wished)
select l.code, o.slug, o.page_id, false, o.slug
from languages l
cross join page_old_slugs o
on conflict do nothing;
drop table page_old_slugs;
