-- Words that mean the same to the owner, for search: "sofa" finds couches as well.

-- What some words come down to in a language: the same for a word and its plural. Empty for no words.
create function synonym_key(language text, said text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(lexeme, ' ' order by positions[1], lexeme), '') from unnest(word_vector(language, said))
$$;
-- Of each of them; of a rule for every language, in each way that words are cut.
create function synonym_keys(language text, said text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct synonym_key(code, word)), '{}')
  from unnest(said) word
  cross join unnest(case when language is null then array['en', 'fr', 'ar', 'tr', 'hi', ''] else array[language] end) code
$$;
-- Words as they can be typed: none twice, none empty, none with what sets them apart.
create function are_words(said text[]) returns boolean language sql immutable parallel safe as $$
  select coalesce(bool_and(word is not null and word = trim(word) and length(word) between 1 and 60
      and word !~ '[,،、;؛[:cntrl:]]'), true)
    and count(*) <= 20 and count(distinct word) = count(*)
  from unnest(said) word
$$;

create table synonyms (
  id int generated always as identity primary key,
  version int not null default 1,
  -- null: in every language
  language text references languages (code) on update cascade on delete cascade,
  words text[] not null check (are_words(words) and cardinality(words) > 0),
  -- who types one of `words` finds these as well, and not the other way; none: `words` mean each other
  finds text[] not null default '{}' check (are_words(finds)),
  keys text[] not null generated always as (synonym_keys(language, words)) stored,
  constraint synonyms_finds_needed check (cardinality(words) > 1 or cardinality(finds) > 0),
  constraint synonyms_words_said check (array_position(keys, '') is null),
  constraint synonyms_words_key unique nulls not distinct (words, finds, language)
);
create index synonyms_keys on synonyms using gin (keys);
