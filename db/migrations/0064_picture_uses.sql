-- Where each picture is used, kept by the tables that name pictures: one that is used cannot be removed, and one
-- that was removed cannot be used. What names pictures has a trigger `picture_uses` that says its columns:
--   its key, whose thing it is (a column, or 1), the columns that are the name of a picture, those that have some.
alter table pictures add column id int generated always as identity unique;
create index pictures_created on pictures (created_at);

create table picture_uses (
  source text not null, row text not null,                -- the table, and the key of its row
  picture text not null references pictures (name),
  thing int not null,                                     -- what people edit to change it
  primary key (source, row, picture)
);
create index picture_uses_picture on picture_uses (picture);

-- Pictures that were removed, until somebody sends them again.
create table removed_pictures (
  name text primary key,
  removed_at timestamptz not null default now()
);
create function picture_is_back() returns trigger language plpgsql as $$
begin
  delete from removed_pictures where name = new.name;
  return null;
end $$;
create trigger picture_is_back after insert on pictures for each row execute function picture_is_back();

create function row_key(content jsonb, columns text) returns text language sql immutable as $$
  select coalesce(string_agg(content ->> name, '/'), '1') from unnest(string_to_array(columns, '+')) name
$$;

create function pictures_named(content jsonb, columns text) returns setof text language sql immutable as $$
  select distinct found[1]
  from unnest(string_to_array(columns, '+')) name
  cross join regexp_matches(content ->> name, '([0-9a-f]{16}\.(?:webp|jpg|png))', 'g') found
$$;

create function keep_picture_uses() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  gone text;
begin
  if was is not null then
    delete from picture_uses where source = tg_table_name and row = row_key(was, tg_argv[0]);
  end if;
  if now_is is null then return null; end if;
  insert into picture_uses (source, row, picture, thing)
  select tg_table_name, row_key(now_is, tg_argv[0]), p.name, coalesce((now_is ->> tg_argv[1])::int, 1)
  from (
    select pictures_named(now_is, tg_argv[2]) union select pictures_named(now_is, tg_argv[3])
  ) as named (name)
  join pictures p on p.name = named.name
  for key share of p;                                     -- waits for who removes it, and finds it gone
  select r.name into gone
  from pictures_named(now_is, tg_argv[2]) named (name)
  join removed_pictures r on r.name = named.name;
  if gone is not null then
    raise exception 'picture % was removed', gone
      using errcode = 'SKP01', column = split_part(tg_argv[2], '+', 1);
  end if;
  return null;
end $$;

do $$
declare
  said text[];
begin
  foreach said slice 1 in array array[
    ['settings', '', '', 'header_logo+footer_logo+email_logo+default_image', 'styling'],
    ['sliders', 'id', 'id', 'image', ''],
    ['banners', 'id', 'id', 'image', ''],
    ['site_features', 'id', 'id', 'image', ''],
    ['footer_image_links', 'id', '', 'image', ''],
    ['stores', 'id', 'id', 'image', 'about'],
    ['categories', 'id', 'id', 'image', ''],
    ['brands', 'id', 'id', 'image', ''],
    ['products', 'id', 'id', 'image+video_thumb', 'overview+description'],
    ['product_images', 'id', 'product_id', 'image', ''],
    ['pages', 'id', 'id', '', 'description'],
    ['home_draft', '', '', '', 'blocks'],
    ['home_arrangements', 'number', '', '', 'blocks'],
    ['review_images', 'id', 'review_id', '', 'image'],
    ['order_lines', 'id', 'order_id', '', 'image'],
    ['import_changes', 'import_id+product_id', 'import_id', '', 'before']
  ] loop
    execute format(
      'create trigger picture_uses after insert or delete or update of %s on %I for each row '
      'execute function keep_picture_uses(%L, %L, %L, %L)',
      replace(trim('+' from said[4] || '+' || said[5]), '+', ', '), said[1], said[2], said[3], said[4], said[5]
    );
    execute format(
      'insert into picture_uses (source, row, picture, thing) '
      'select %L, row_key(t.content, %L), p.name, coalesce((t.content ->> %L)::int, 1) '
      'from (select to_jsonb(whole) as content from %I whole) t '
      'cross join lateral (select pictures_named(t.content, %L) union select pictures_named(t.content, %L)) '
      'as named (name) join pictures p on p.name = named.name',
      said[1], said[2], said[3], said[1], said[4], said[5]
    );
  end loop;
end $$;
-- of an import that was undone nothing comes back
delete from picture_uses u using imports i
where u.source = 'import_changes' and i.id = u.thing and i.undone_at is not null;
