-- Codes by mail: each browser that asks has a code and tries of its own, so that nobody spends
-- another's. What was mailed in the last quarter of an hour is dead; people ask once more.
drop table codes;
create table codes (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('verify', 'password', 'seller', 'social')), email text not null,
  browser text, network text not null,                    -- who asked: a browser's token where one was told, and from where
  digits text not null,                                   -- six digits to type, hashed
  word text check ((word is null) = (purpose <> 'password')),      -- 256 bits in the letter's link, hashed: not to be guessed, so never counted
  carries jsonb not null default '{}',                    -- what the code confirms: a registration's name and password, as they were sent
  tries smallint not null default 0 check (tries between 0 and 5),          -- wrong digits of who asked
  strangers smallint not null default 0 check (strangers between 0 and 3),  -- and of all others
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes' check (expires_at >= created_at)
);
create index codes_asked on codes (purpose, email, created_at);
create index codes_email on codes (email);
