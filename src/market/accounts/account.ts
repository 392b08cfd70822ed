// An account identifies the same person on every device.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Account } from '#contract/account.ts';
import type { Db } from '#db/connect.ts';
import { customerKey } from '#market/settings/actor.ts';

/** An email address in the form in which accounts store it. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** A person as they see themselves. Refuses 'not-signed-in' when the account is gone. */
export async function readAccount(db: Db, id: number): Promise<Account> {
  const { rows } = await sql<Account & { created: Date }>`
    select a.id, a.name, a.email, a.phone, (a.verified_at is not null)::int as verified,
      a.created_at as created, a.password is not null as has_password,
      (
        select subject
        from identities
        where account_id = a.id and service = 'google'
        limit 1
      ) as google_id,
      (
        select subject
        from identities
        where account_id = a.id and service = 'facebook'
        limit 1
      ) as facebook_id,
      (select id from addresses where shopper = ${customerKey(id)} and chosen) as default_address,
      (
        select coalesce(sum(quantity), 0)::int
        from cart_lines
        where shopper = ${customerKey(id)}
      ) as cart_count,
      array(select product_id from wishes where account_id = a.id order by id desc) as wishlist,
      array(
        select product_id
        from compares
        where account_id = a.id
        order by id desc
      ) as compared,
      array(select store_id from follows where account_id = a.id order by id desc) as following,
      array(
        select store_id
        from store_members
        where account_id = a.id
        order by store_id
      ) as stores,
      (select role from staff where account_id = a.id) as staff
    from accounts a
    where a.id = ${id} and a.erased_at is null
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('not-signed-in');
  const { created, ...account } = row;
  return { ...account, created_at: created.toISOString() };
}
