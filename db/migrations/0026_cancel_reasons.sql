-- Why a buyer cancels, from a list, so that each store reads it in its own language. Empty: said in
-- words alone, as clients without the list do.
create domain cancel_reason as text check (
  value in (
    '', 'changed-mind', 'by-mistake', 'found-cheaper', 'too-slow', 'wrong-address', 'other'
  )
);
alter table cancellations add column reason cancel_reason not null default '';
alter table parcel_events add column reason cancel_reason not null default '',
  add check (reason = '' or action = 'cancel');
