-- Passkeys (WebAuthn): keys of somebody's devices, of which the public half is kept.
create table passkeys (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  credential text not null unique check (credential ~ '^[A-Za-z0-9_-]+$' and length(credential) between 16 and 1400),
  public_key text not null,                               -- COSE, base64url
  counter bigint not null default 0 check (counter >= 0), -- of its signatures; 0 where it counts none
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a browser was asked to sign: good once. To add one: for the account; to sign in: for nobody yet.
create table passkey_challenges (
  challenge text primary key,
  account_id int references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_account on passkey_challenges (account_id);
create index passkey_challenges_over on passkey_challenges (expires_at);

-- Accounts whose password alone is not enough.
create view guarded_accounts as
  select account_id from second_factors where confirmed_at is not null
  union
  select account_id from passkeys;
