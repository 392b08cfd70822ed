-- Words that nothing says are mended from the lexicon: one letter away by its index, two by what their letters have in
-- common. Trigrams know ASCII alone where a database is in no language, so words of other scripts are spelled with Latin
-- letters for them, sounds that are mixed up with one letter.
create function latin_letters(word text) returns text language sql immutable parallel safe as $$
  select case when octet_length(word) = length(word) then word else translate(
    translate(word, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءپچژگабвгдежзийклмнопрстуфхцчшщыэюяєіґαβγδεζηθικλμνξοπρσςτυφχψω',
      'abttjhhddrzsssdtzagfkklmnhwyapcjgabvgdejziiklmnoprstufhccsssieuaeigabgdezitiklmnxoprsstufhpo'),
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएऐओऔऋािीुूेैोौृंः्',
    'kkgghccjjnttddnttddnppbbmyrllvssshaaiiuueeoorraiiuueeoorn'
  ) end
$$;
alter table lexicon add column letters text collate "C" generated always as (latin_letters(word)) stored;
create index lexicon_letters on lexicon using gin (letters gin_trgm_ops);

-- The names of brands and categories are words as well.
create function learn_names() returns trigger language plpgsql as $$
begin
  insert into lexicon (word)
  select distinct said.word
  from jsonb_each_text(new.title) t
  cross join unnest(string_to_array(trim(regexp_replace(search_letters(t.value), '[[:punct:][:space:]]+', ' ', 'g')), ' '))
    said (word)
  where length(said.word) between 1 and 60 and not exists (select from lexicon l where l.word = said.word);
  return null;
end $$;
create trigger names_learned after insert or update of title on brands for each row execute function learn_names();
create trigger names_learned after insert or update of title on categories for each row execute function learn_names();
insert into lexicon (word)
select distinct said.word
from (select title from brands union all select title from categories) named
cross join jsonb_each_text(named.title) t
cross join unnest(string_to_array(trim(regexp_replace(search_letters(t.value), '[[:punct:][:space:]]+', ' ', 'g')), ' '))
  said (word)
where length(said.word) between 1 and 60 and not exists (select from lexicon l where l.word = said.word);
analyze lexicon;

-- How one word of a question, or a phrase, may be said: its stems in the shopper's language, and twice in titles of it,
-- and in English, as names are; without a language, those of all.
create or replace function said_as(typed text, language text) returns tsquery language plpgsql stable parallel safe
  set client_min_messages = warning as $$ -- a text without words is no mistake
declare
  plain text := search_text(typed);
  joined text := nullif(trim(joined_words(lower(typed))), '');
  apart text := regexp_replace(plain, '(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])', ' ', 'g'); -- iphone8 is iphone 8
  one tsquery;
  stem text;
  found tsquery := '';
begin
  for one in
    select distinct phraseto_tsquery(stems, text)
    from unnest(case when language = '' then array['souk_plain', 'souk_en', 'souk_fr', 'souk_hi']::regconfig[]
      else array['souk_plain', 'souk_en', 'souk_hi', search_stems(language)] end) stems
    cross join unnest(array[plain, joined, apart,
      case when language in ('', 'tr') then turkish_stems(plain) end]) text
    where text is not null
  loop
    found := found || one;
    stem := trim(one::text, '''');
    if numnode(one) = 1 and stem ~ '^[\u0621-\u064a]' then -- "and" is a letter before the word
      found := found || format('''و%s''', stem)::tsquery;
    end if;
  end loop;
  one := phraseto_tsquery(search_stems(language), case language when 'tr' then turkish_stems(plain) else plain end);
  if numnode(one) = 1 and language in ('en', 'fr', 'tr') then
    found := found || format('''%s/%s''', language, trim(one::text, ''''))::tsquery;
  end if;
  return found;
end $$;
