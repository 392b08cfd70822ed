-- A catalogue may be uploaded in the browser: the file waits with its import until somebody lets it run (started_at is
-- null until then), is kept for some days for another try, and goes.
alter table imports alter column started_at drop not null,
  add column account_id int references accounts on delete set null,
  add column language text,
  add column uploaded_at timestamptz,
  -- The file's format, separator, encoding and columns, each with our field of it as somebody chose.
  add column sheet jsonb check (sheet is null or jsonb_typeof(sheet) = 'object'),
  add column unchanged int not null default 0 check (unchanged >= 0),
  -- What a worker is to do with it, since when it does, how far it is, and whether somebody wants it to stop.
  add column work text check (work in ('try', 'run', 'undo')),
  add column work_began_at timestamptz,
  add column done_rows int not null default 0 check (done_rows >= 0),
  add column all_rows int not null default 0 check (all_rows >= 0),
  add column stop_asked boolean not null default false,
  add column stopped_at timestamptz,
  -- What the last dry run counted, why the last work ended, what undoing took back.
  add column trial jsonb,
  add column trouble jsonb,
  add column taken_back jsonb,
  add check (started_at is not null or (uploaded_at is not null and sheet is not null)),
  add check (uploaded_at is null or sheet is not null);

create table import_files (
  import_id int primary key references imports on delete cascade,
  bytes bytea not null check (octet_length(bytes) between 1 and 10485760)
);
-- Rows that stayed out of the last run or dry run: their cells as the file has them, and what was found wrong.
create table import_bad_rows (
  import_id int not null references imports on delete cascade, line int not null check (line > 0),
  cells jsonb not null check (jsonb_typeof(cells) = 'array'), found jsonb not null check (jsonb_typeof(found) = 'array'),
  primary key (import_id, line)
);
