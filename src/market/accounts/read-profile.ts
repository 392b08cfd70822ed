import { sql } from 'kysely';
import type { profile } from '#contract/profile.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import type { Visitor } from '#market/settings/actor.ts';

/** Who a visitor is and how many pieces are in their cart. One statement. */
export async function readProfile(db: Db, { token }: Visitor): Promise<OutputOf<typeof profile>> {
  const { rows } = await sql<{ cart_count: number; default_address: number | null }>`
    select coalesce((select sum(quantity) from cart_lines where user_token = ${token}), 0)::int as cart_count, (select id from addresses where user_token = ${token} and chosen) as default_address`.execute(db);
  return { is_logged_in: false, user_token: token, cart_count: rows[0]?.cart_count ?? 0, default_address: rows[0]?.default_address ?? null };
}
