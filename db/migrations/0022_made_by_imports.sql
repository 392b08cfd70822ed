-- What an import made beside products knows its import, so that undoing takes it back too: everything
-- that nothing else uses by then. A thing is made once, so it has one maker at most.
alter table categories add column import_id int references imports on delete set null;
alter table brands add column import_id int references imports on delete set null;
alter table tags add column import_id int references imports on delete set null;
alter table attributes add column import_id int references imports on delete set null;
alter table attribute_values add column import_id int references imports on delete set null;
alter table pictures add column import_id int references imports on delete set null;
create index categories_import on categories (import_id) where import_id is not null;
create index brands_import on brands (import_id) where import_id is not null;
create index tags_import on tags (import_id) where import_id is not null;
create index attributes_import on attributes (import_id) where import_id is not null;
create index attribute_values_import on attribute_values (import_id) where import_id is not null;
create index pictures_import on pictures (import_id) where import_id is not null;
-- Asked whenever a value or a brand goes.
create index inventory_attributes_value on inventory_attributes (attribute_value_id);

-- An import is undone once, the later one first, and takes nothing in afterwards.
create function keep_imports() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null then
    raise exception 'import % is undone already', old.id using errcode = 'check_violation';
  end if;
  if new.undone_at is not null and exists (
    select from import_changes mine
    join import_changes theirs on theirs.product_id = mine.product_id and theirs.import_id > mine.import_id
    join imports i on i.id = theirs.import_id and i.undone_at is null
    where mine.import_id = new.id
  ) then
    raise exception 'a later import changed the products of import %', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_imports before update on imports for each row execute function keep_imports();

create function import_is_open() returns trigger language plpgsql as $$
begin
  if exists (select from imports i join fresh f on f.import_id = i.id where i.undone_at is not null) then
    raise exception 'an import that is undone changes nothing more' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger import_is_open after insert on import_changes referencing new table as fresh
  for each statement execute function import_is_open();
