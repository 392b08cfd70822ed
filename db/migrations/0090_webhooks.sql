-- Webhooks: where the market tells other systems what happened. What is told to one is numbered, and goes out in the
-- order of these numbers; what came of each try stands beside it.
create table webhooks (
  id int generated always as identity primary key,
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  store_id int references stores on delete cascade, -- whose it is; null: the market's
  name text not null check (length(name) between 1 and 80),
  address text not null check (address ~ '^https?://' and length(address) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  enabled boolean not null default true
);

-- Its secret, and how it stands: apart from what staff edit, because every try changes it.
create table webhook_states (
  webhook_id int primary key references webhooks on delete cascade,
  -- the secret that it signs with, and for a day the one before, sealed with the shop's key
  sealed text not null,
  sealed_before text,
  before_until timestamptz,
  last_number bigint not null default 0 check (last_number >= 0),
  failures int not null default 0 check (failures >= 0), -- tries since one was taken
  failing_since timestamptz,
  next_at timestamptz,                                   -- nothing goes out before
  told_at timestamptz,                                   -- when one was taken last
  check ((failures = 0) = (failing_since is null)),
  check ((sealed_before is null) = (before_until is null))
);

create table webhook_messages (
  id bigint generated always as identity primary key,
  webhook_id int not null references webhooks on delete cascade,
  number bigint not null check (number > 0),
  key text not null unique,
  event text not null,
  -- the event of the diary that it tells of, and the thing; one may tell of several
  event_id bigint not null references events on delete cascade,
  thing_id int not null,
  body text not null,
  made_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'skipped')),
  tries int not null default 0 check (tries >= 0),
  ended_at timestamptz,
  unique (webhook_id, number),
  unique (webhook_id, event_id, event, thing_id),
  check ((state = 'waiting') = (ended_at is null))
);
create index webhook_messages_waiting on webhook_messages (webhook_id, number) where state = 'waiting';
create index webhook_messages_ended on webhook_messages (ended_at) where ended_at is not null;
create index webhook_messages_event on webhook_messages (event_id);

create table webhook_tries (
  id bigint generated always as identity primary key,
  message_id bigint not null references webhook_messages on delete cascade,
  at timestamptz not null default now(),
  status int,              -- null: no answer
  ms int not null check (ms >= 0),
  answer text not null,    -- the first of it
  trouble text check (
    trouble in ('own-network', 'host-unknown', 'unreachable', 'tls', 'timeout', 'redirect', 'refused', 'gone')
  ),
  check ((trouble is null) = (status is not null and status between 200 and 299))
);
create index webhook_tries_message on webhook_tries (message_id, id);
