// What uses the things that an import made: rows that refer to them, work that people did on them,
// and other imports that would need them when undone.
import { sql, type RawBuilder } from 'kysely';

export type Thing = 'categories' | 'brands' | 'tags' | 'attributes' | 'attribute_values';

/** SQL: whether anything uses the row `t` of a kind of thing. */
export const usesOf = (thing: Thing): RawBuilder<unknown> => uses[thing];

const shown = sql`
  exists (select from sliders s where t.id = any(s.source_ids))
  or exists (select from banners b where t.id = any(b.source_ids))
`;
const standing = sql`
  from import_changes c
  join imports i on i.id = c.import_id and i.undone_at is null
`;

const uses: Record<Thing, RawBuilder<unknown>> = {
  categories: sql`(
    t.featured or t.in_footer or t.image <> ''
    or exists (select from products p where p.category_id = t.id)
    or exists (select from categories child where child.parent_id = t.id)
    or exists (select from commission_rules r where r.category_id = t.id)
    or ${shown}
    or t.id in (select (c.before #>> '{facts,category_id}')::int ${standing} where c.before is not null)
  )`,
  brands: sql`(
    t.featured or t.image <> ''
    or exists (select from products p where p.brand_id = t.id)
    or ${shown}
    or coalesce(t.id in (
      select (c.before #>> '{facts,brand_id}')::int ${standing}
      where c.before #>> '{facts,brand_id}' is not null
    ), false)
  )`,
  tags: sql`(
    exists (select from product_tags p where p.tag_id = t.id)
    or exists (select from sliders s where t.slug = any(string_to_array(s.tags, ',')))
    or exists (select from banners b where t.slug = any(string_to_array(b.tags, ',')))
    or ${shown}
    or t.id in (
      select tag::int ${standing}
      cross join jsonb_array_elements_text(c.before -> 'tags') as names(tag)
    )
  )`,
  attribute_values: sql`(
    exists (select from inventory_attributes a where a.attribute_value_id = t.id)
    or t.id in (select unnest(p.attribute_value_ids) from product_images p)
    or t.id in (
      select chosen::int ${standing}
      cross join jsonb_array_elements(c.before -> 'variants') as variants(variant)
      cross join jsonb_array_elements_text(variant -> 'choice') as choices(chosen)
    )
    or t.id in (
      select shown::int ${standing}
      cross join jsonb_array_elements(c.before -> 'images') as images(image)
      cross join jsonb_array_elements_text(image -> 'attribute_value_ids') as choices(shown)
    )
  )`,
  attributes: sql`(exists (select from attribute_values v where v.attribute_id = t.id))`,
};

/** SQL: whether anything uses the picture `t`. */
export const usedPicture: RawBuilder<unknown> = sql`(
  exists (select from picture_uses u where u.picture = t.name)
  or exists (select from pictures piece where piece.cut_from = t.name)
)`;
