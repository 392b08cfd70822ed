// How a sign-in with a provider ended, and what it left in the database.
import { sql } from 'kysely';
import type { SocialShop } from './social-browser.ts';

export const errorOf = (page: URL) => Object.fromEntries(page.searchParams);
export async function rowsOf(
  { base }: SocialShop,
  table: 'social_visits' | 'social_handoffs' | 'accounts',
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${sql.table(table)}`.execute(base.db);
  return rows[0]?.count;
}
export const expire = ({ base }: SocialShop, table: 'social_visits' | 'social_handoffs') =>
  sql`
    update ${sql.table(table)}
    set expires_at = now() - interval '1 second'`.execute(base.db);
