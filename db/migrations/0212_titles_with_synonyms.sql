-- Who asks for a couch wants a sofa, before anything whose description has a word like it: ts_rank divides by how many
-- words may be said, so that a word with many synonyms counted for little, however it was said.
create function lexeme_count(asked tsquery) returns int language sql immutable parallel safe as $$
  select greatest(1, count(*)::int) from regexp_matches(asked::text, '''((?:[^'']|'''')+)''', 'g')
$$;

create or replace function rank_words(
  ids int[], parts tsquery[], own_parts tsquery[], rarities float8[], fields float4[], near float8, synonym float8
) returns table (product_id int, score float8) language plpgsql stable as $$
declare
  whole tsquery;
  terms text := '0';
begin
  for at in 1 .. cardinality(parts) loop
    whole := case when at = 1 then parts[at] else whole && parts[at] end;
    terms := terms || format(
      ' + case when w @@ %1$L::tsquery then %2$s * (1 + ts_rank(%3$L::float4[], w, %1$L::tsquery, 1))',
      coalesce(own_parts[at], parts[at]), rarities[at], fields);
    if own_parts[at] is not null then
      terms := terms || format(
        ' when w @@ %1$L::tsquery then %2$s * (1 + %4$s * ts_rank(%3$L::float4[], w, %1$L::tsquery, 1))',
        parts[at], synonym * rarities[at], fields, lexeme_count(parts[at])::float8 / lexeme_count(own_parts[at]));
    end if;
    terms := terms || ' else 0 end';
  end loop;
  return query execute format('
    select product_id, ((%s) / %s + %s * ts_rank_cd(%L::float4[], w, %L::tsquery, 1))::float8
    from (select product_id, words as w from product_words where product_id = any(%L::int[]) offset 0) own',
    terms, (select sum(one) from unnest(rarities) one), near, fields, whole, ids);
end $$;
