-- Products are found by their words: each word that any says stands in the lexicon, and an index leads from a word to
-- its products. What somebody types is a part of words: the lexicon has them, and how often each is said is known where
-- a statement is planned.
create table lexicon (
  word text collate "C" not null
);
-- No word is too long for an index.
update products set folded = regexp_replace(folded, '(\S{60})\S+', '\1', 'g') where folded ~ '\S{61}';
alter table products add constraint products_folded_check check (folded !~ '\S{61}');

create index products_words on products using gin (string_to_array(folded, ' '));
drop index products_folded;
drop statistics products_words;
insert into lexicon
select distinct said.word from products p cross join unnest(string_to_array(p.folded, ' ')) said (word);
-- Not unique: two who write the same new word at once do not wait for one another. A word that stands twice means once.
create index lexicon_word on lexicon (word);
create index lexicon_parts on lexicon using gin (word gin_trgm_ops);
analyze lexicon;
analyze products;

create function learn_words() returns trigger language plpgsql as $$
begin
  insert into lexicon
  select distinct said.word
  from written p cross join unnest(string_to_array(p.folded, ' ')) said (word)
  where not exists (select from lexicon l where l.word = said.word);
  return null;
end $$;
create trigger words_learned after insert on products referencing new table as written
  for each statement execute function learn_words();

create function learn_new_words() returns trigger language plpgsql as $$
begin
  insert into lexicon
  select distinct said.word
  from unnest(string_to_array(new.folded, ' ')) said (word)
  where not exists (select from lexicon l where l.word = said.word);
  return null;
end $$;
create trigger new_words_learned after update of folded on products for each row
  when (old.folded is distinct from new.folded) execute function learn_new_words();

-- The first products that say a word of each of these lists, by the index of words: PostgreSQL takes seldom words for
-- more common than they are, and would read the whole table.
create function products_saying(meant jsonb, most int) returns int[] language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  says text;
  found int[];
begin
  select string_agg(
    format('string_to_array(folded, '' '') && %L::text[]', array(select jsonb_array_elements_text(words))), ' and '
  ) into says
  from jsonb_array_elements(meant) words;
  execute format('select array(select id from products where %s limit %s)', coalesce(says, 'false'), most) into found;
  return found;
end $$;
