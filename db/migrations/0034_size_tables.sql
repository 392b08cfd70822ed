-- What the sizes of a category's products measure: for it and all below it, the nearest wins.
-- `columns`: [{"title": words, "unit": "" | "cm"}]; `rows`: a cell for each column, words or, in
-- centimetres, a text such as 86, 23.5 or 86–90.

-- Texts of at most 60 letters, at least one of them.
create function is_short_words(texts jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    case when jsonb_typeof(texts) = 'object' then
      texts <> '{}' and not exists (
        select from jsonb_each(texts) t
        where t.key !~ '^[a-z]{2}$' or jsonb_typeof(t.value) <> 'string'
          or length(t.value #>> '{}') not between 1 and 60
      )
    else false end, false)
$$;

create function is_size_table(columns jsonb, rows jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    case when jsonb_typeof(columns) = 'array' and jsonb_typeof(rows) = 'array' then
      jsonb_array_length(columns) between 1 and 12 and jsonb_array_length(rows) between 1 and 40
      and not exists (
        select from jsonb_array_elements(columns) c
        where coalesce(c ->> 'unit' not in ('', 'cm') or not is_short_words(c -> 'title'), true)
      )
      and not exists (
        select from jsonb_array_elements(rows) r
        where not case when jsonb_typeof(r) = 'array' then
          jsonb_array_length(r) = jsonb_array_length(columns) else false end
      )
      and not exists (
        select from jsonb_array_elements(rows) r,
          jsonb_array_elements(case when jsonb_typeof(r) = 'array' then r else '[]' end)
            with ordinality as cell (value, at)
        where not case columns -> (cell.at::int - 1) ->> 'unit'
          when 'cm' then jsonb_typeof(cell.value) = 'string'
            and cell.value #>> '{}' ~ '^\d{1,3}(\.\d)?(–\d{1,3}(\.\d)?)?$'
          else is_short_words(cell.value) end
      )
    else false end, false)
$$;

create table size_tables (
  category_id int primary key references categories on delete cascade,
  title words not null check (is_short_words(title)),
  columns jsonb not null, rows jsonb not null,
  updated_at timestamptz not null default now(),
  check (is_size_table(columns, rows))
);
