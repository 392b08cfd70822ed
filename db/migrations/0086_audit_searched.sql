-- What was done is only ever added to: of it all, only failed sign-ins are counted on, and swept.
create trigger never_changed before update or delete on audit
  for each row when (old.action <> 'sign-in.failed') execute function never_changed();

-- The back office searches a million of them: by time, by who it was, by the kind of thing, and by
-- what stands in them.
create index audit_at on audit (at desc, id desc);
create index audit_account on audit (account_id, at desc);
create index audit_noun on audit (split_part(subject, ':', 1), at desc);
create index audit_said on audit
  using gin ((actor || ' ' || action || ' ' || subject || ' ' || note) gin_trgm_ops);
create index edits_at on edits (at desc, id desc);
create index edits_noun on edits (noun, at desc);
create index edits_said on edits
  using gin ((actor || ' ' || noun || ' ' || coalesce(was::text, '') || ' ' || coalesce(became::text, ''))
    gin_trgm_ops);
