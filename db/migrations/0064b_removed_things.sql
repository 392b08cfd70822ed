-- What was deleted by staff, whole, for a day: the rows that went, each with its table, those that others hang on
-- first. So a deletion can be taken back.
create table removed_things (
  noun text not null, thing_id int not null,
  version int not null check (version > 0),               -- the one that the deletion made
  rows jsonb not null check (jsonb_typeof(rows) = 'array' and jsonb_array_length(rows) > 0),
  removed_at timestamptz not null default now(),
  primary key (noun, thing_id)
);
create index removed_things_at on removed_things (removed_at);
create trigger picture_uses after insert or delete or update of rows on removed_things for each row
  execute function keep_picture_uses('noun+thing_id', 'thing_id', '', 'rows');
