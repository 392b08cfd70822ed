-- What applicants give of what is asked of them, and what staff say of it.

-- Where the store is: applications of before are of the market's own country.
alter table applications add column country text not null default '' check (country ~ '^([A-Z]{2})?$');
update applications set country = coalesce((select default_country from settings), '');

create table application_items (
  application_id int not null references applications on delete cascade,
  requirement_id int not null,
  kind text not null,
  version int not null default 1 check (version > 0),
  -- a text as it was written, or a file whose content was checked; nothing while it is only asked for again
  said text not null default '' check (length(said) <= 200),
  type text check (type in ('image/webp', 'application/pdf')),
  bytes bytea check (octet_length(bytes) between 1 and 5242880),
  given_at timestamptz,
  -- `again`: the applicant is to give another one, and reads why
  state text not null default 'given' check (state in ('given', 'checked', 'again')),
  reason text not null default '' check (length(reason) <= 500),
  decided_by int references accounts, decided_at timestamptz,
  primary key (application_id, requirement_id),
  -- what was given keeps its kind
  foreign key (requirement_id, kind) references requirements (id, kind),
  check ((type is null) = (bytes is null)),
  check (said = '' or kind = 'text'), check (bytes is null or kind = 'file'),
  check ((given_at is null) = (said = '' and bytes is null)),
  check (state = 'again' or given_at is not null),
  check ((state = 'again') = (reason <> '')),
  check ((state = 'given') = (decided_at is null))
);
alter table application_items alter column bytes set storage external;      -- compressed already
create index application_items_requirement on application_items (requirement_id);
create index application_items_given on application_items (application_id) where state = 'given';
create index applications_refused on applications (decided_at) where state = 'refused';
