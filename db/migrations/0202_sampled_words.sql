-- A sixteenth of all products by their words. What a search can be narrowed by is counted over a sample where it finds
-- many: to take that from the index of all, each of them had to be looked at. Ids are scattered by multiplying them
-- (Knuth's hashing), so that no pattern in them, like every second one of a file, makes the sample partial.
create index product_words_sampled on product_words using gin (words)
  where product_id * 2654435761 % 4294967296 < 268435456;
