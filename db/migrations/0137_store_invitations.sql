-- Who was asked by mail to work for a store: the word of the letter's link is kept as its hash alone.
create table store_invitations (
  id int generated always as identity primary key,
  store_id int not null references stores on delete cascade,
  email text not null constraint store_invitations_email_check
    check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  role text not null constraint store_invitations_role_check
    check (role in ('owner', 'manager', 'packer', 'accountant', 'own')),
  own_role int,
  hash text not null constraint store_invitations_hash_key unique,
  invited_by int references accounts,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint store_invitations_email_key unique (email, store_id),
  constraint store_invitations_own_role_check check ((role = 'own') = (own_role is not null)),
  constraint store_invitations_own_role_fkey
    foreign key (store_id, own_role) references store_roles (store_id, id)
);
create index store_invitations_store on store_invitations (store_id, created_at desc);
create index store_invitations_own_role on store_invitations (store_id, own_role)
  where own_role is not null;

-- Who gives a role a name that is taken is told of the name.
alter table store_roles drop constraint store_roles_name_key,
  add constraint store_roles_name_key unique (name, store_id);
