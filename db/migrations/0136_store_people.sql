-- Several people work for a store: in roles that every store has, or in one of its own.
create table store_roles (
  id int generated always as identity primary key,
  store_id int not null references stores on delete cascade,
  version int not null default 1 constraint store_roles_version_check check (version > 0),
  updated_at timestamptz not null default now(),
  name text not null constraint store_roles_name_check check (length(name) between 1 and 60),
  permissions text[] not null,
  constraint store_roles_permissions_check check ('centre' = any (permissions)),
  constraint store_roles_name_key unique (store_id, name),
  constraint store_roles_store_id_key unique (store_id, id)
);

alter table store_members drop constraint store_members_role_check;
update store_members set role = 'manager' where role = 'staff';
alter table store_members
  add own_role int,
  add constraint store_members_role_check
    check (role in ('owner', 'manager', 'packer', 'accountant', 'own')),
  add constraint store_members_own_role_check check ((role = 'own') = (own_role is not null)),
  add constraint store_members_own_role_fkey
    foreign key (store_id, own_role) references store_roles (store_id, id);
create index store_members_own_role on store_members (store_id, own_role)
  where own_role is not null;
