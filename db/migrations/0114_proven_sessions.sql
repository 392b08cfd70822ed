-- When who is signed in last proved that it is them: by signing in, or by giving the password again.
alter table sessions add column proved_at timestamptz not null default now();
update sessions set proved_at = created_at;

-- Roles whose people must have a second factor.
alter table roles add column second_factor boolean not null default false;
