-- Accounts: how long somebody stays signed in, and who tried to be one of the staff.

-- The demo accounts of earlier installs had passwords that everybody can read. Those open nothing
-- any more (market/accounts/guessable-passwords.ts); whoever came in by them is signed out.
delete from sessions where account_id in (select id from accounts where email in (
  'owner@souk.example', 'support@souk.example', 'copper-lane@souk.example',
  'desk-and-circuit@souk.example', 'amelia.hart@example.com'));

-- The market's staff sign in again after so many days, and after so many hours without a call.
alter table settings
  add column staff_session_days int not null default 30 check (staff_session_days between 1 and 366),
  add column staff_idle_hours int not null default 12 check (staff_idle_hours between 1 and 720);

-- Sessions that still let somebody in. What holds for staff holds from the moment that they are
-- appointed, whenever they signed in.
create view live_sessions as
  select s.* from sessions s left join staff w on w.account_id = s.account_id
  where s.expires_at > now() and (w.account_id is null or (
    s.created_at > now() - make_interval(days => (select staff_session_days from settings))
    and s.seen_at > now() - make_interval(hours => (select staff_idle_hours from settings))));

-- Failed sign-ins of staff: a row for an account, a network and an hour, that counts them.
alter table audit add column times int not null default 1 check (times > 0), add column last_at timestamptz;
create unique index audit_sign_in_failed on audit (subject, note, date_trunc('hour', at at time zone 'UTC'))
  where action = 'sign-in.failed';
create index audit_action on audit (action, at);
