-- Roles of the market's staff, each made of permissions. Three are given: the owner's, which always has
-- every permission, and two that can be changed; the market adds its own.
create table roles (
  id int generated always as identity primary key,
  given text check (given in ('owner', 'manager', 'support')),
  -- what staff and invitations name it by
  code text not null generated always as (coalesce(given, 'own-' || id::text)) stored unique,
  version int not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  -- given ones are named by the words of each language
  name text not null default '' check (length(name) <= 60),
  -- empty for the owner's, who has all there are
  permissions text[] not null default '{}',
  constraint roles_name_check1 check ((given is null) = (name <> '')),
  constraint roles_permissions_check check (
    case when given = 'owner' then permissions = '{}' else 'desk' = any (permissions) end
  ),
  unique nulls not distinct (name, given)
);
insert into roles (given, permissions) values
  ('owner', '{}'),
  ('manager', 
    '{desk,catalogue,content,orders,customers,personal-data,parcels,applications,stores,refunds,papers}'),
  ('support', '{desk,orders,customers,parcels}');

create function given_roles_stay() returns trigger language plpgsql as $$
begin
  raise exception 'A role that is given stays.' using errcode = 'check_violation';
end $$;
create trigger given_roles_stay before delete on roles
  for each row when (old.given is not null) execute function given_roles_stay();
create trigger given_roles_keep_their_name before update on roles
  for each row when (old.given is distinct from new.given) execute function given_roles_stay();
create trigger never_truncated before truncate on roles
  for each statement execute function never_truncated();

alter table staff drop constraint staff_role_check;
alter table staff add foreign key (role) references roles (code);
create index staff_role on staff (role);

-- Who was asked by mail to work here: the word of the letter's link is kept as its hash alone.
create table staff_invitations (
  id int generated always as identity primary key,
  email text not null unique
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  role text not null references roles (code),
  hash text not null unique,
  invited_by int references accounts,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitations_role on staff_invitations (role);
