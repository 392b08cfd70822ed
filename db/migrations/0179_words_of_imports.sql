-- A file of many products leaves their words to a job, which writes them beside it: products are brought in as quickly
-- as before there were words, and found some moments later.
create or replace function write_waiting_words() returns trigger language plpgsql as $$
begin
  if current_setting('souk.words', true) = 'later' then
    return null;
  end if;
  delete from words_waiting where product_id = new.product_id;
  if found then
    perform write_words(array[new.product_id]);
  end if;
  return null;
end $$;
