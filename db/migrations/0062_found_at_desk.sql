-- Staff find anything by its name, however its accents are typed.

-- The texts of all languages as src/base/fold.ts makes them alike: without marks, in small letters. Latin letters with
-- accents fall apart into those of ASCII, so that this needs no locale.
create function folded_texts(texts jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(
    lower(replace(translate(
      regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u093c\u200c\u200d]', '', 'g'),
      'ıٱىةـ', 'iايه'
    ), 'œ', 'oe')), ' ' order by key
  ), '')
  from jsonb_each_text(texts)
$$;

create index brands_folded on brands using gin (folded_texts(title) gin_trgm_ops);
create index categories_folded on categories using gin (folded_texts(title) gin_trgm_ops);
create index collections_folded on collections using gin (folded_texts(title) gin_trgm_ops);
create index attributes_folded on attributes using gin (folded_texts(title) gin_trgm_ops);
create index pages_folded on pages using gin (folded_texts(title) gin_trgm_ops);
