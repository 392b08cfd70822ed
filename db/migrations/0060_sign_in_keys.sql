-- The shop's keys with those who sign people in, as the owner set them. What the environment names goes before them;
-- whether the button is shown stands in the settings (google_login, facebook_login) as before.
create table sign_in_keys (
  id int primary key,
  provider text not null unique,
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  client_id text not null default '' check (client_id ~ '^[A-Za-z0-9._-]{0,200}$'),
  -- the secret, sealed with the shop's key
  sealed text,
  check ((id, provider) in ((1, 'google'), (2, 'facebook'))),
  check ((client_id = '') = (sealed is null))
);
insert into sign_in_keys (id, provider) values (1, 'google'), (2, 'facebook');
