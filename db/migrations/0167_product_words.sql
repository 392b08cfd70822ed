-- What shoppers find products by: for each product one vector of the stems of all that it says, in a narrow table of
-- its own. A change of price or stock leaves it alone; whatever it is made from changes it with the same commit.

-- Stems by language, of words that are folded already; no word is left out, as its rarity says what it is worth.
do $$
declare
  one record;
begin
  for one in
    select * from (values ('en', 'english'), ('fr', 'french'), ('hi', 'hindi')) l (code, name)
  loop
    execute format('create text search dictionary souk_%s (template = snowball, language = %s)', one.code, one.name);
    execute format('create text search configuration souk_%s (parser = default)', one.code);
    -- a word of ASCII letters in a Hindi text is English
    execute format('alter text search configuration souk_%s add mapping for asciiword with souk_%s', one.code,
      case one.code when 'hi' then 'en' else one.code end);
    execute format('alter text search configuration souk_%s add mapping for word, numword with souk_%s', one.code,
      one.code);
    execute format('alter text search configuration souk_%s add mapping for int, uint, float, sfloat, version
      with simple', one.code);
  end loop;
end $$;
-- Arabic and Turkish are cut by functions; words of other languages stay as they are.
create text search configuration souk_ar (copy = souk_en);
create text search configuration souk_plain (copy = souk_en);
alter text search configuration souk_plain alter mapping for asciiword, word, numword with simple;

create function search_stems(language text) returns regconfig language sql immutable parallel safe as $$
  select case language
    when 'en' then 'souk_en'::regconfig
    when 'fr' then 'souk_fr'::regconfig
    when 'hi' then 'souk_hi'::regconfig
    when 'ar' then 'souk_ar'::regconfig
    else 'souk_plain'::regconfig
  end
$$;

-- Letters without marks, as shoppers mix them up, and digits of the scripts they are typed in.
create function search_letters(said text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text;
begin
  if octet_length(said) = length(said) then
    return lower(said);
  end if;
  plain := regexp_replace(
    normalize(said, NFKD),
    '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u200b-\u200f]+', '', 'g'
  );
  if plain ~ '[ßæÆœŒıøØđĐłŁ’‘′″”“]' then
    plain := translate(
      replace(replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
      'ıøØđĐłŁ’‘′″”“', 'iooddll''''''"""'
    );
  end if;
  if plain ~ '[\u0600-\u06ff]' then
    plain := translate(plain, 'ٱىیېےةہھکڪ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،؛؟', 'اييييهههكك01234567890123456789   ');
  end if;
  if plain ~ '[\u0900-\u097f\u09e6-\u09ef\u0e50-\u0e59]' then
    plain := translate(plain, '०१२३४५६७८९০১২৩৪৫৬৭৮৯๐๑๒๓๔๕๖๗๘๙ँऑॉ।', repeat('0123456789', 3) || 'ंआा ');
  end if;
  if plain ~ '[Α-ΩЀ-Я]' then -- where the database is in no language, `lower` knows ASCII alone
    plain := translate(plain, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐ',
      'αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяєіґ');
  end if;
  return lower(plain);
end $$;

-- Arabic without articles and the commonest endings, as the light stemmers of the libraries cut it.
create function arabic_stems(said text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(said, '(?<![ء-ي])(?:و?[بكف]?ال(?=[ء-ي]{2})|و?لل(?=[ء-ي]{2}))', '', 'g'),
    '(?<=[ء-ي][ء-ي])(?:ها|ان|ات|ون|ين|يه|ه|ي)(?![ء-ي])', '', 'g'
  )
$$;

-- Turkish without plurals and the ending of the second noun of two: kol saati is a saat, masa lambası a lamba.
create function turkish_stems(said text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    said,
    '(?<=[a-z]{2})l[ae]r(?:i(?:n(?:[iea]|in|d[ea]n?)?)?|in|[ea]|d[ea]n?)?(?![a-z])', '', 'g'),
    '(?<=[a-z][aeiou])s[iu](?![a-z])|(?<=[a-z]{3}[cdfhjklmnprstvyz])[iu](?![a-z])', '', 'g'),
    '(?<=[a-z]{3})g[iu](?![a-z])', 'k', 'g'),
    '(?<=[a-z]{3})b[iu](?![a-z])', 'p', 'g')
$$;

-- Hindi in one of its spellings: nasal signs for nasal letters, vowels for a y between vowels.
create function hindi_letters(said text) returns text language sql immutable parallel safe as $$
  select replace(replace(regexp_replace(said || ' ', '[ङञणनम]्(?=[क-ह])', 'ं', 'g'), 'यी ', 'ई '), 'ये ', 'ए ')
$$;

-- Units that are written with and without a space after their number.
create function search_units() returns text language sql immutable parallel safe as $$
  select 'mm|cm|dm|m|km|ml|cl|dl|l|mg|g|kg|oz|lbs?|ft|in|inch(?:es)?|w|kw|v|kv|a|ma|mah|wh|kwh|ah|hz|khz|mhz|ghz|kb|mb'
    '|gb|tb|mp|px|dpi|fps|db|x|pcs|pc|pk|k'
$$;

-- A text as words with spaces between them: small letters without marks, numbers apart from their units, 14" in inches.
create function search_text(said text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := search_letters(said);
begin
  if plain ~ '[0-9]' then
    if plain ~ '[0-9] ?("|'''')' then
      plain := regexp_replace(plain, '([0-9]) ?(?:"|'''')', '\1 inch ', 'g');
    end if;
    if plain ~ '[0-9][.,][0-9]{3}' then
      plain := regexp_replace(plain, '([0-9])[.,]([0-9]{3})(?![0-9])', '\1\2', 'g');
    end if;
    plain := regexp_replace(plain, '([0-9])x(?=[0-9])', '\1 x ', 'g');
    plain := regexp_replace(plain, '([0-9])([\u00c0-\u1fff]|(?:' || search_units() || ')(?![a-z0-9]))', '\1 \2', 'g');
    if octet_length(plain) > length(plain) then
      plain := regexp_replace(plain, '([\u00c0-\u1fff])([0-9])', '\1 \2', 'g');
    end if;
  end if;
  if position('''' in plain) > 0 then -- men's, l'eau
    plain := regexp_replace(plain, '([a-z])''s(?![a-z])', '\1s', 'g');
    plain := regexp_replace(plain, '(?<![a-z])(?:[cdjlmnst]|qu)''(?=[a-z])', '', 'g');
  end if;
  plain := regexp_replace(plain, '[\x01-\x1f\x21-\x2f\x3a-\x60\x7b-\xbf\u2000-\u2bff\u3000-\u3004]+', ' ', 'g');
  if plain ~ '[\u0900-\u097f]' then
    plain := hindi_letters(plain);
  end if;
  return case when plain ~ '[\u0600-\u06ff]' then arabic_stems(plain) else plain end;
end $$;

-- The parts of what has hyphens as one word each, beside the parts: wi-fi is wifi as well, and TN-2110 is TN2110.
create function joined_words(said text) returns text language sql immutable parallel safe as $$
  select case when said ~ '[a-z0-9]-[a-z0-9]' then ' ' || coalesce((
    select string_agg(replace(part[1], '-', ''), ' ') from regexp_matches(said, '[a-z0-9]+(?:-[a-z0-9]+)+', 'g') part
  ), '') else '' end
$$;

create function word_vector(language text, said text) returns tsvector language sql immutable parallel safe as $$
  select case language
    when 'tr' then to_tsvector('souk_plain', turkish_stems(search_text(said)) || joined_words(lower(said)))
    else to_tsvector(search_stems(language), search_text(said) || joined_words(lower(said)))
  end
$$;
-- Of texts in several languages.
create function word_vectors(texts jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  one record;
  found tsvector := '';
begin
  for one in select key, value from jsonb_each_text(texts) order by key loop
    found := found || word_vector(one.key, one.value);
  end loop;
  return found;
end $$;

-- A title's stems once more with their language: what is said in the shopper's own counts twice.
create function own_stems(texts jsonb) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(format('%s/%s:%s', key, lexeme, array_to_string(positions, ',')), ' '), '')::tsvector
  from jsonb_each_text(texts), unnest(word_vector(key, value))
  where key in ('en', 'fr', 'tr')
$$;

create table product_words (
  product_id int primary key references products on delete cascade,
  words tsvector not null
);
-- no statistic would tell more than what is said most often
alter table product_words alter words set statistics 1000;

-- So much of a description is looked at, in each language.
create function described(texts jsonb) returns tsvector language plpgsql immutable parallel safe as $$
declare
  one record;
  found tsvector := '';
begin
  for one in select key, value from jsonb_each_text(texts) order by key loop
    found := found || word_vector(one.key, regexp_replace(left(one.value, 3000), '<[^>]*>', ' ', 'g'));
  end loop;
  return found;
end $$;

-- Everything that products say, by what it is worth: titles A, what they are B, their codes and stores C, the rest D.
create function write_words(ids int[]) returns void language sql as $$
  insert into product_words (product_id, words)
  select p.id,
    setweight(word_vectors(p.title) || own_stems(p.title), 'A')
    || setweight(
      coalesce(word_vectors(b.title), '')
      || coalesce((select word_vectors(jsonb_object_agg(key, texts)) from (
        select key, string_agg(value, ' . ') as texts
        from (
          select title from categories c where c.id = any(k.path) or c.id = k.id
          union all
          select t.title from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id
          union all
          select v.title from attribute_values v where v.id in (
            select unnest(i.choice) from inventories i where i.product_id = p.id
          )
        ) named, jsonb_each_text(named.title)
        group by key
      ) texts), ''), 'B')
    || setweight(word_vector('', concat_ws(' . ', s.name, p.mpn, p.gtin, p.model, (
      select string_agg(i.sku, ' . ') from inventories i where i.product_id = p.id
    ))), 'C')
    || setweight(coalesce(described(p.overview), '') || coalesce(described(p.description), ''), 'D')
  from products p
  join categories k on k.id = p.category_id
  join stores s on s.id = p.store_id
  left join brands b on b.id = p.brand_id
  where p.id = any(ids)
  on conflict (product_id) do update set words = excluded.words where product_words.words <> excluded.words
$$;

-- Products whose words a transaction has changed, written when it commits: once, however much it changed.
create table words_waiting (product_id int not null);
create index words_waiting_product on words_waiting (product_id);
create function write_waiting_words() returns trigger language plpgsql as $$
begin
  delete from words_waiting where product_id = new.product_id;
  if found then
    perform write_words(array[new.product_id]);
  end if;
  return null;
end $$;
create constraint trigger words_written after insert on words_waiting deferrable initially deferred
  for each row execute function write_waiting_words();

create function words_changed() returns trigger language plpgsql as $$
begin
  insert into words_waiting values (new.id);
  return null;
end $$;
create trigger words_of_new after insert on products for each row execute function words_changed();
create trigger words_of_product after update on products for each row
  when ((old.title, old.overview, old.description, old.brand_id, old.category_id, old.store_id, old.mpn, old.gtin,
      old.model)
    is distinct from (new.title, new.overview, new.description, new.brand_id, new.category_id, new.store_id, new.mpn,
      new.gtin, new.model))
  execute function words_changed();

create function hanging_words_changed() returns trigger language plpgsql as $$
begin
  insert into words_waiting select distinct product_id from changed;
  return null;
end $$;
create trigger words_of_new_tag after insert on product_tags referencing new table as changed
  for each statement execute function hanging_words_changed();
create trigger words_of_gone_tag after delete on product_tags referencing old table as changed
  for each statement execute function hanging_words_changed();
create trigger words_of_new_variant after insert on inventories referencing new table as changed
  for each statement execute function hanging_words_changed();
create trigger words_of_gone_variant after delete on inventories referencing old table as changed
  for each statement execute function hanging_words_changed();
create function variant_words_changed() returns trigger language plpgsql as $$
begin
  insert into words_waiting values (new.product_id);
  return null;
end $$;
create trigger words_of_variant after update on inventories for each row
  when ((old.sku, old.choice, old.product_id) is distinct from (new.sku, new.choice, new.product_id))
  execute function variant_words_changed();

-- What many products say is renamed: a job writes their words, some at a time. It comes again in a minute, for those
-- that were being saved meanwhile and had read the old name.
create function name_changed() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('write-words', json_build_object('of', tg_argv[0], 'id', new.id),
      job_key := format('write-words:%s:%s', tg_argv[0], new.id)),
    graphile_worker.add_job('write-words', json_build_object('of', tg_argv[0], 'id', new.id),
      job_key := format('write-words-again:%s:%s', tg_argv[0], new.id), run_at := now() + interval '1 minute');
  return null;
end $$;
create trigger words_of_brand after update on brands for each row
  when (old.title is distinct from new.title) execute function name_changed('brand');
create trigger words_of_category after update on categories for each row
  when (old.title is distinct from new.title or old.path is distinct from new.path)
  execute function name_changed('category');
create trigger words_of_store after update on stores for each row
  when (old.name is distinct from new.name) execute function name_changed('store');
create trigger words_of_tag after update on tags for each row
  when (old.title is distinct from new.title) execute function name_changed('tag');
create trigger words_of_value after update on attribute_values for each row
  when (old.title is distinct from new.title) execute function name_changed('value');

-- A market of some thousand products has its words at once; a job writes those of a big one, the newest first.
do $$
begin
  if (select count(*) from (select from products limit 20001) few) <= 20000 then
    perform write_words(array(select id from products order by id));
  else
    perform graphile_worker.add_job('write-words', json_build_object('of', 'all', 'id', 0),
      job_key := 'write-words:all');
  end if;
end $$;
create index product_words_words on product_words using gin (words);
analyze product_words;
