-- What stands on the home page and in which order: each arrangement that was published is kept as it was, and the
-- latest is what the shop shows (none: the usual one). Beside it is one draft, which several people see and edit.
create domain home_blocks as jsonb check (jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60);

create table home_arrangements (
  number int primary key check (number > 0),              -- 1, 2, 3 …
  blocks home_blocks not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),   -- from the one before
  account_id int references accounts,                     -- null: the terminal
  actor text not null,
  at timestamptz not null default now()
);
create trigger never_changed before update or delete on home_arrangements
  for each row execute function never_changed();
create trigger never_truncated before truncate on home_arrangements
  for each statement execute function never_truncated();

create table home_draft (
  one boolean primary key default true check (one),
  blocks home_blocks,                                     -- null: nobody has begun one
  version int not null default 1 check (version > 0)      -- rises with every change, also when it is published
);
insert into home_draft default values;
