-- One act done to many things at once: whose, which, and what came of each thing. The things are found when somebody
-- asks for it, and stay those.
create table bulks (
  id int generated always as identity primary key,
  noun text not null check (noun ~ '^[a-z]+(-[a-z]+)*$'),
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*$'),
  given jsonb not null default '{}' check (jsonb_typeof(given) = 'object'), -- what the act needs: a percentage, a tag
  undoes int references bulks on delete cascade check (undoes <> id),       -- it puts back what this one changed
  account_id int references accounts on delete set null,
  language text not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((act = 'undo') = (undoes is not null))
);
create index bulks_undone on bulks (undoes) where undoes is not null;

create table bulk_rows (
  bulk_id int not null references bulks on delete cascade,
  place int not null check (place > 0),
  thing_id int not null,
  title text not null,
  outcome text check (outcome in ('done', 'same', 'refused')), -- null: not yet
  was jsonb check (jsonb_typeof(was) = 'object'),              -- the fields that it changed, before
  version int check (version > 0),                             -- the one that it made
  refusal jsonb check (jsonb_typeof(refusal) = 'object'),
  primary key (bulk_id, thing_id),
  unique (bulk_id, place),
  check ((outcome is not distinct from 'refused') = (refusal is not null)),
  check (outcome is not distinct from 'done' or (was is null and version is null))
);
create index bulk_rows_waiting on bulk_rows (bulk_id, place) where outcome is null;
