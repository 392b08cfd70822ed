import { sql } from 'kysely';
import type { profileCalls } from '#contract/profile.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { readAccount } from '#market/accounts/account.ts';
import type { Shopper } from '#market/settings/actor.ts';

type Guest = { cart_count: number; default_address: number | null; name: string; email: string };

/** Who a shopper is and how many pieces are in their cart. One statement. */
export async function readProfile(
  db: Db,
  shopper: Shopper,
): Promise<OutputOf<typeof profileCalls.read>> {
  if (shopper.kind === 'customer')
    return { ...(await readAccount(db, shopper.accountId)), is_logged_in: true };
  const { rows } = await sql<Guest>`
    select
      coalesce((
        select sum(quantity)
        from cart_lines
        where shopper = ${shopper.key}
      ), 0)::int as cart_count,
      (select id from addresses where shopper = ${shopper.key} and chosen) as default_address,
      coalesce(known.name, '') as name, coalesce(known.email, '') as email
    from (select) nobody
    left join lateral (
      select name, email
      from addresses
      where shopper = ${shopper.key}
      order by chosen desc, id desc
      limit 1
    ) known on true
  `.execute(db);
  return {
    is_logged_in: false,
    user_token: shopper.token,
    ...(rows[0] ?? { cart_count: 0, default_address: null, name: '', email: '' }),
  };
}
