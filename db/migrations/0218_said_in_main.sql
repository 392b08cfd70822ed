-- What is not written in a language is said in the market's main one, else in English, else in any. Indexes use `said`,
-- so it may not read a table: the main language stands in it, and it is written anew when another one becomes that.
create function write_said(main text) returns void language plpgsql as $write$
declare
  body text := format($said$
  select coalesce(
    texts ->> language,%s
    texts ->> 'en',
    jsonb_path_query_first(texts, '$.*') #>> '{}'
  )
$said$, case when main = 'en' then '' else format(E'\n    texts ->> %L,', main) end);
begin
  if body = (select prosrc from pg_proc where oid = 'said(jsonb, text)'::regprocedure) then return; end if;
  execute format('create or replace function said(texts jsonb, language text) returns text
    language sql immutable parallel safe as %L', body);
  perform graphile_worker.add_job('rebuild-title-indexes', job_key := 'rebuild-title-indexes', max_attempts := 12);
end $write$;

create function say_in_main() returns trigger language plpgsql as $$
begin
  perform write_said(new.code);
  return null;
end $$;
create trigger say_in_main after insert or update of is_default, code on languages
  for each row when (new.is_default) execute function say_in_main();

select write_said(code) from languages where is_default;
