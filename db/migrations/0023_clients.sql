-- The web client that a payment was begun from, where the shopper is led back to; null: the shop's
-- own pages.
alter table payments add column origin text check (origin ~ '^https?://[^/]+$');

-- By which a device takes push messages. It ends with the session.
alter table sessions add column push_token text check (length(push_token) between 1 and 4096);
create or replace view live_sessions as
  select s.* from sessions s left join staff w on w.account_id = s.account_id
  where s.expires_at > now() and (w.account_id is null or (
    s.created_at > now() - make_interval(days => (select staff_session_days from settings))
    and s.seen_at > now() - make_interval(hours => (select staff_idle_hours from settings))));
