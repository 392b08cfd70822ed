-- What who is hit by a decision objects to it, or who reported when nothing was done: once each, within six months
-- (EU 2022/2065, Art. 20).
create table objections (
  id int generated always as identity primary key,
  decision_id int not null references decisions,
  report_id int unique references reports,                          -- null: who is hit objects
  words text not null check (length(words) between 1 and 5000),
  language text not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'taken-back')),
  answer text not null default '' check (length(answer) <= 2000),
  decided_by int references accounts,
  decided_at timestamptz,
  alone boolean not null default false,                             -- who decided first decided again: nobody else may
  became int references decisions,                                  -- what was decided instead, where nothing was done before
  created_at timestamptz not null default now(),
  constraint objections_decided check (
    (state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null)
    and (state = 'open') = (answer = '')
  ),
  constraint objections_alone check (not alone or state <> 'open'),
  constraint objections_became check (became is null or (state = 'taken-back' and report_id is not null))
);
create unique index objections_of_hit on objections (decision_id) where report_id is null;
create index objections_of_decision on objections (decision_id);
create index objections_open on objections (id) where state = 'open';

create function may_object() returns trigger language plpgsql as $$
begin
  perform from decisions d where d.id = new.decision_id
    and new.created_at < d.decided_at + interval '6 months'
    and case when new.report_id is null then d.action <> 'none'
      else d.action = 'none' and exists (select from reports r where r.id = new.report_id and r.decision_id = d.id) end;
  if not found then
    raise exception 'nobody may object to decision % so', new.decision_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger may_object before insert on objections for each row execute function may_object();

-- Another person decides than who decided first, or it is written down that there was nobody else; and once.
create function objection_decided() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' then
    raise exception 'objection % is decided', old.id using errcode = 'check_violation';
  end if;
  perform from decisions d where d.id = new.decision_id and d.decided_by = new.decided_by and not new.alone;
  if found then
    raise exception 'objection % is for somebody else', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger objection_decided before update of state on objections for each row
  when (old.state <> new.state or old.state <> 'open') execute function objection_decided();
create trigger never_truncated before truncate on objections for each statement execute function never_truncated();
