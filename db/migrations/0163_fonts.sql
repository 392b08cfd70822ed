-- The owner's fonts. `faces` has a file for each weight and part of the world's scripts, `letters`
-- the code points that the font can write, from and to; `size` makes its small letters as high as
-- those of the site's own font, in per cent.
create table fonts (
  id int generated always as identity primary key,
  family text not null constraint fonts_family_check check (family ~ '\S' and length(family) <= 80),
  size int not null constraint fonts_size_check check (size between 50 and 200),
  letters jsonb not null constraint fonts_letters_check check (jsonb_typeof(letters) = 'array'),
  faces jsonb not null constraint fonts_faces_check
    check (jsonb_typeof(faces) = 'array' and jsonb_array_length(faces) between 1 and 200),
  version int not null default 1,
  added_at timestamptz not null default now()
);
create unique index fonts_family_key on fonts (lower(family));

alter table settings
  add column body_font int references fonts on delete restrict,
  add column heading_font int references fonts on delete restrict;
