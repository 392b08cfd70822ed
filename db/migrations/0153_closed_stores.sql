-- A closed store sells nothing more. What was ordered before goes on to its end, and what it has
-- earned is paid out.
alter table stores
  add column closed_at timestamptz,
  -- its own owner, or the staff of the market; they say why
  add column closed_by text,
  add column closed_reason text not null default '',
  add constraint stores_closed_by_check check (closed_by in ('store', 'market')),
  add constraint stores_closed_at_check check ((closed_at is null) = (closed_by is null)),
  add constraint stores_closed_reason_check
    check ((closed_reason <> '') = (closed_by is not null and closed_by = 'market'));
create index stores_closed on stores (closed_at) where closed_at is not null;

create or replace function keep_store_open() returns trigger language plpgsql as $$
declare open boolean := new.public and new.suspended_at is null and new.closed_at is null and not new.held;
begin
  update products set store_open = open where store_id = new.id and store_open <> open;
  return null;
end $$;
drop trigger keep_store_open on stores;
create trigger keep_store_open after update on stores for each row
  when ((old.public, old.suspended_at, old.held, old.closed_at)
    is distinct from (new.public, new.suspended_at, new.held, new.closed_at))
  execute function keep_store_open();
create or replace function know_store_open() returns trigger language plpgsql as $$
begin
  select public and suspended_at is null and closed_at is null and not held into new.store_open
  from stores where id = new.store_id for share;
  return new;
end $$;

-- No order reaches a closed store: of one that is being closed in the same instant it waits.
create function refuse_closed_store() returns trigger language plpgsql as $$
declare closed timestamptz;
begin
  select closed_at into closed from stores where id = new.store_id for share;
  if closed is not null then
    raise check_violation using message = 'The store of a new parcel is closed.', table = 'parcels',
      constraint = 'parcels_store_check';
  end if;
  return new;
end $$;
create trigger refuse_closed_store before insert or update of store_id on parcels
  for each row execute function refuse_closed_store();
