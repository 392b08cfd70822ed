-- A collection is gathered by hand (collection_products), or by a rule: then its products are those
-- that fit when a page is made, and no list of them is kept.

-- {"match": "all" | "any", "conditions": [{"by": …}], "sort": …, "most": 1 to 500}
create function is_collection_rule(rule jsonb) returns boolean language sql immutable parallel safe as $$
  select coalesce(
    case when jsonb_typeof(rule) = 'object' and jsonb_typeof(rule -> 'conditions') = 'array' then
      rule ->> 'match' in ('all', 'any')
      and rule ->> 'sort' in ('newest', 'price-low', 'price-high', 'best-sold', 'rating')
      and jsonb_typeof(rule -> 'most') = 'number' and (rule -> 'most')::int between 1 and 500
      and jsonb_array_length(rule -> 'conditions') between 1 and 20
      and not exists (
        select from jsonb_array_elements(rule -> 'conditions') c
        where coalesce(not case
          when c ->> 'by' in ('category', 'brand', 'tag', 'store') then
            jsonb_typeof(c -> 'ids') = 'array' and jsonb_array_length(c -> 'ids') > 0
          when c ->> 'by' = 'price' then
            coalesce(jsonb_typeof(c -> 'from') = 'number' or jsonb_typeof(c -> 'to') = 'number', false)
          when c ->> 'by' = 'new' then jsonb_typeof(c -> 'days') = 'number'
          else c ->> 'by' in ('discounted', 'in-stock') end, true)
      )
    else false end, false)
$$;
alter table collections add column rule jsonb check (rule is null or is_collection_rule(rule));

create index products_sold on products (sold desc, id desc) where public;
