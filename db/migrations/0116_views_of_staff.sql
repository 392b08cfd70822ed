-- Sessions in which one of the staff sees the site as a customer does: they read, and write nothing.
alter table sessions
  add column viewed_by int references accounts on delete cascade,
  add column viewed_for text not null default '' check (length(viewed_for) <= 300),
  add constraint sessions_viewed_check check ((viewed_by is null) = (viewed_for = '')),
  add constraint sessions_view_ends_check
    check (viewed_by is null or expires_at <= created_at + interval '1 hour');
create index sessions_viewed_by on sessions (viewed_by) where viewed_by is not null;
