import { sql, type RawBuilder } from 'kysely';
import { slugNow } from '#market/settings/slug-now.ts';

/** The brand of the product `p` as JSON, with its name in a language; null when it has none. */
export const brandOf = (language: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object(
    'id', b.id, 'title', said(b.title, ${language}), 'slug', ${slugNow('brand', 'b', language)}
  )
  from brands b
  where b.id = p.brand_id
)`;
