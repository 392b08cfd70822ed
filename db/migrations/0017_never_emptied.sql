-- A table whose rows may not be deleted may not be emptied at once either: those that came since
-- never_truncated was written.
do $$
declare guarded regclass;
begin
  for guarded in
    select distinct g.tgrelid from pg_trigger g
    where not g.tgisinternal and g.tgtype::int & 2 = 2 and g.tgtype::int & 8 = 8
      and not exists (select from pg_trigger t
        where t.tgrelid = g.tgrelid and t.tgtype::int & 2 = 2 and t.tgtype::int & 32 = 32)
  loop
    execute format('create trigger never_truncated before truncate on %s '
      'for each statement execute function never_truncated()', guarded);
  end loop;
end $$;
