-- The mail server as the owner set it: one row. What the environment names goes before it.
create table mail_server (
  one boolean primary key default true check (one),
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  enabled boolean not null default false,
  host text not null default '' check (host ~ '^[A-Za-z0-9._:-]{0,253}$'),
  port int not null default 587 check (port between 1 and 65535),
  security text not null default 'starttls' check (security in ('tls', 'starttls', 'none')),
  username text not null default '' check (length(username) <= 200 and username !~ '[[:cntrl:]]'),
  -- the password, sealed with the shop's key
  sealed text,
  sender_name text not null default '' check (length(sender_name) <= 100 and sender_name !~ '[[:cntrl:]<>"]'),
  sender_address text not null default '' check (sender_address ~ '^([^\s@<>,;"]+@[^\s@<>,;"]+)?$'),
  check (not enabled or (host <> '' and sender_address <> '')),
  check ((username = '') = (sealed is null))
);
insert into mail_server default values;

-- Why the last try of a letter went wrong, in one of our own words.
alter table mails
  add column trouble text check (
    trouble in ('host-unknown', 'unreachable', 'tls', 'login', 'sender', 'recipient', 'refused')
  ),
  add column trouble_at timestamptz,
  add check ((trouble is null) = (trouble_at is null));
create index mails_trouble on mails (trouble_at) where trouble_at is not null;
create index mails_sent on mails (sent_at) where sent_at is not null;
