-- One row that is written to find out whether the database takes writes (src/ready.ts): one that only reads, whose
-- disk is full or whose commits hang answers every question and sells nothing.
create table readiness (
  one boolean primary key default true check (one),
  written_at timestamptz not null default now()
);
insert into readiness default values;

-- Which workers live: each says so every few seconds (src/jobs/free-jobs.ts). Unlogged, for after a crash nobody does.
create unlogged table workers (
  name text primary key,
  seen_at timestamptz not null
);

-- The clock asked for this once; the worker does it by itself now.
select graphile_worker.complete_jobs(coalesce(array_agg(id), '{}')) from graphile_worker.jobs where task_identifier = 'free-jobs';
