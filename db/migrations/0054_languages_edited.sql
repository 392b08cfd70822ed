-- Staff decide which languages the market speaks: any that ICU knows, on or off, in their order.
alter table languages
  add column id int generated always as identity unique,
  add column version int not null default 1 check (version > 0),
  add column enabled boolean not null default true,
  add check (name <> ''),
  add constraint languages_default_enabled check (enabled or not is_default),
  drop constraint languages_code_check,
  add constraint languages_code_check check (code ~ '^[a-z]{2,3}(-[a-z]{2})?$');

-- At the end of each transaction there is a default, if there are languages at all; `one_default_language` allows no
-- second one. Who takes the default away from a row has locked it, so that two never do it unseen by each other.
create function language_is_default() returns trigger language plpgsql as $$
begin
  if exists (select from languages) and not exists (select from languages where is_default) then
    raise exception 'one language is the default' using errcode = 'check_violation',
      table = 'languages', constraint = 'languages_default_check';
  end if;
  return null;
end $$;
create constraint trigger language_is_default after insert or update or delete on languages
  deferrable initially deferred for each row execute function language_is_default();

-- Where else the code of a language stands.
alter table reviews drop constraint reviews_language_check,
  add constraint reviews_language_check check (language ~ '^[a-z]{2,3}(-[a-z]{2})?$');
create or replace function is_short_words(texts jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    case when jsonb_typeof(texts) = 'object' then
      texts <> '{}' and not exists (
        select from jsonb_each(texts) t
        where t.key !~ '^[a-z]{2,3}(-[a-z]{2})?$' or jsonb_typeof(t.value) <> 'string'
          or length(t.value #>> '{}') not between 1 and 60
      )
    else false end, false)
$$;
