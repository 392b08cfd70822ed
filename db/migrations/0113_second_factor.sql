-- A second factor: what somebody has, besides the password that they know.

-- The secret of an app that makes codes, sealed. It counts once a code of it confirmed it; each step
-- of thirty seconds is good once, and none before one that was used.
create table second_factors (
  account_id int primary key references accounts on delete cascade,
  sealed text not null check (sealed like 'v1.%'),
  confirmed_at timestamptz,
  last_step bigint not null default 0 check (last_step >= 0),
  created_at timestamptz not null default now(),
  check ((last_step > 0) = (confirmed_at is not null))
);
create function keep_used_steps() returns trigger language plpgsql as $$
begin
  if new.sealed = old.sealed and old.confirmed_at is not null and new.last_step <= old.last_step then
    raise exception 'a code of step % was used already', new.last_step;
  end if;
  return new;
end $$;
create trigger keep_used_steps before update of last_step on second_factors
  for each row execute function keep_used_steps();

-- Codes for who has lost the phone: kept as hashes, each good once.
create table recovery_codes (
  account_id int not null references accounts on delete cascade,
  hash text not null check (length(hash) = 43),
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, hash)
);

-- Who has given the right password and not the second factor yet. The word of it is kept as a hash.
create table sign_in_challenges (
  hash text primary key check (length(hash) = 43),
  account_id int not null references accounts on delete cascade,
  user_token text,                                        -- what they gathered as a visitor comes along
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_in_challenges_account on sign_in_challenges (account_id);
create index sign_in_challenges_over on sign_in_challenges (expires_at);
