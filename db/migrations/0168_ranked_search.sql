-- How a question is answered from the words of products (0167_product_words.sql).

-- How one word of a question, or a phrase, may be said: its stems in every language, and twice in the shopper's own.
create function said_as(typed text, language text) returns tsquery language plpgsql stable parallel safe
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
    from unnest(array['souk_plain', 'souk_en', 'souk_fr', 'souk_hi']::regconfig[]) stems
    cross join unnest(array[plain, joined, apart, turkish_stems(plain)]) text
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

-- How many products say this, counted up to so many; where PostgreSQL expects more, by its statistics.
create function count_saying(asked tsquery, most int) returns int language plpgsql
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  plan json;
  found int;
begin
  if numnode(asked) = 0 then
    return 0;
  end if;
  execute format('explain (format json) select from product_words where words @@ %L::tsquery', asked) into plan;
  found := least((plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8, 2000000000)::int;
  if found > most then
    return found;
  end if;
  execute format('select count(*) from (select from product_words where words @@ %L::tsquery limit %s) few',
    asked, most + 1) into found;
  return found;
end $$;

-- The products that say this (`among` some), and how well: the fewer say a word, the more it counts that these do,
-- where and how often; then how near the words stand. A word that is not said counts nothing.
create function rank_saying(
  asked tsquery, parts tsquery[], counts int[], fields float4[], near float8, among int[], most int
) returns table (product_id int, score float8) language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  products float8 := greatest((select reltuples from pg_class where oid = 'product_words'::regclass),
    (select max(f) from unnest(counts) f), 1);
  rarity float8;
  rarities float8 := 0;
  whole tsquery;
  terms text := '0';
begin
  for at in 1 .. cardinality(parts) loop
    whole := case when at = 1 then parts[at] else whole && parts[at] end;
    rarity := ln(1 + (products - counts[at] + 0.5) / (counts[at] + 0.5));
    rarities := rarities + rarity;
    terms := terms || format(
      ' + case when words @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], words, %1$L::tsquery, 1))
        else 0 end',
      parts[at], rarity, fields);
  end loop;
  return query execute format('
    select product_id, ((%s) / %s + %s * ts_rank_cd(%L::float4[], words, %L::tsquery, 1))::float8
    from product_words
    where words @@ %L::tsquery and (%L::int[] is null or product_id = any(%L::int[]))
    limit %s',
    terms, rarities, near, fields, whole, asked, among, among, most);
end $$;

-- The words that begin with what somebody has typed so far.
create function said_begun(typed text) returns tsquery language plpgsql stable parallel safe
  set client_min_messages = warning as $$
declare
  said tsquery := phraseto_tsquery('souk_plain', search_text(typed));
begin
  return case when numnode(said) = 0 then said else (said::text || ':*')::tsquery end;
end $$;
