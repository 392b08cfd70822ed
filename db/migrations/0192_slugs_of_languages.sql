-- Addresses of products in every language. They are made of the title when they are read: nothing is kept that could
-- differ from it, and the id in the address decides, so two products may share one.

-- A text as a part of an address: small letters of any script, digits and single hyphens; Latin letters without their
-- accents, as shops write them. Empty for a text that has neither letter nor digit. At most 80 letters, whole words
-- where there are several. The same under every collation: `lower` may know the letters of ASCII alone.
create function slug_of(said text) returns text language plpgsql immutable strict parallel safe as $$
declare
  made text := said;
begin
  if octet_length(made) > length(made) then
    -- what is rare is looked for first: most texts are spared the work
    made := lower(normalize(made, NFKD));
    if made ~ '[\u0370-\u052f]' then
      made := translate(made,
        'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐЂЈЉЊЋЏӘҒҚҢӨҰҮҺ',
        'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяєіґђјљњћџәғқңөұүһ');
    end if;
    if made ~ '[ØøĐđÐðŁłıÆæŒœÞþẞß]' then
      made := translate(made, 'ØøĐđÐðŁłıÆŒÞẞ', 'ooddddlliæœþß');
      made := replace(replace(replace(replace(made, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end if;
    if made ~ '[a-z][\u0300-\u036f]' then
      made := regexp_replace(made, '([a-z])[\u0300-\u036f]+', '\1', 'g');
    end if;
    -- apostrophes and what is not seen stand within words, and Arabic is written without its vowel signs
    if made ~ '[\u00ad\u0640\u064b-\u0652\u0670\u200b-\u200f\u2019\ufe0f]' then
      made := regexp_replace(made, '[\u00ad\u0640\u064b-\u0652\u0670\u200b-\u200f\u2019\ufe0f]+', '', 'g');
    end if;
  end if;
  if octet_length(made) = length(made) then
    made := btrim(regexp_replace(replace(lower(made), '''', ''), '[^a-z0-9]+', '-', 'g'), '-');
  else
    made := regexp_replace(normalize(replace(made, '''', ''), NFKC),
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02df\u037e\u0387\u0482\u055a-\u055f\u0589-\u058f'
      '\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0700-\u070d'
      '\u0964\u0965\u0970\u09f2\u09f3\u09f9-\u09fb\u0a76\u0af0\u0af1\u0bf0-\u0bfa\u0df4\u0e3f\u0e4f\u0e5a\u0e5b'
      '\u0f01-\u0f17\u0f3a-\u0f3d\u104a-\u104f\u10fb\u1360-\u1368\u17d4-\u17d6\u17d8-\u17db\u1800-\u180e\u2000-\u2bff'
      '\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\ud7fc-\uf8ff\ufe00-\ufe0f\ufeff'
      '\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]+', '-', 'g');
    made := rtrim(ltrim(made, -- marks alone are no word
      E'-\u0300\u0301\u0302\u0303\u0308\u0653\u0654\u0655\u0901\u0902\u0903\u093c\u093e\u093f\u0940\u0941\u0942'
      '\u0943\u0945\u0947\u0948\u0949\u094b\u094c\u094d'), '-');
  end if;
  if length(made) <= 80 then return made; end if;
  made := left(made, 81);
  return case when strpos(made, '-') > 0 then regexp_replace(made, '-[^-]*$', '') else left(made, 80) end;
end $$;

-- The address of a product in a language: that of its title in this language, else its plain one. The market's first
-- language has the plain one, which people may have chosen; unless it is a number, for a title without a Latin letter.
create function slug_in(slug text, title jsonb, language text, first text) returns text
language sql immutable parallel safe as $$
  select case
    when language = first and slug !~ '^product-[0-9a-f]{8}(-|$)' then slug
    else coalesce(nullif(slug_of(title ->> language), ''), slug)
  end
$$;
