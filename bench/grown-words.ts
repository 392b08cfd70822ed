/**
 * The search words of each grown product: those of the product that it was made from, and its
 * brand, kind and code. Reading the texts of a million, as the shop does when they are saved, would
 * take hours.
 */
export const GROWN_WORDS = `
insert into product_words (product_id, words)
select p.id, w.words || setweight(coalesce(b.words, '') || k.words, 'A')
  || setweight(word_vector('', p.title ->> 'en'), 'C')
from products p
join base on p.slug = 'g' || p.id - $1::int || '-' || left(base.slug, 60)
join product_words w on w.product_id = base.id
join (
  select words[1] as said, word_vectors(jsonb_build_object('en', words[1], 'fr', words[2], 'ar',
    words[3], 'tr', words[4], 'hi', words[5])) as words
  from kind
) k on k.said = split_part(p.title ->> 'en', ' ', -2)
left join (select id, word_vectors(title) as words from brands) b on b.id = p.brand_id
where p.id > $1`;
