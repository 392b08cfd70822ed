// The slugs of products, in the language of the address.
import { sql, type RawBuilder } from 'kysely';

/** Evaluated once per statement, however many products there are. */
const FIRST = sql`(select code from languages where is_default)`;

/**
 * The slug of the product `p` in a language. It only decorates the address; the id identifies the
 * product.
 */
export const slugIn = (language: string): RawBuilder<string> =>
  sql<string>`slug_in(p.slug, p.title, ${language}, ${FIRST})`;

/** The slugs of the product `p` in these languages, as JSON by code. */
export const slugsIn = (
  languages: readonly { code: string }[],
): RawBuilder<Record<string, string>> =>
  sql`jsonb_build_object(${sql.join(
    languages.map(({ code }) => sql`${code}::text, ${slugIn(code)}`),
  )})`;
