import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Workplace } from '#contract/seller-centre.ts';
import type { Db } from '#db/connect.ts';
import { storePermissionsOf } from '#market/accounts/store-permissions.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Customer } from '#market/settings/actor.ts';

type Found = Omit<Workplace, 'permissions'> & { listed: string[] | null };
type Person = { id: number; name: string; email: string; stores: Workplace[] };

/**
 * A signed-in person with the stores they work for, by name, and their permissions in each. Refuses
 * 'not-signed-in' when the account is gone.
 */
export async function readWorkplaces(db: Db, { accountId }: Customer): Promise<Person> {
  const {
    rows: [person],
  } = await sql<Omit<Person, 'stores'> & { stores: Found[] }>`
    select a.id, a.name, coalesce(a.email, '') as email, coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'slug', s.slug, 'image', s.image,
        'suspended_at', ${isoText('s.suspended_at')}, 'suspended_reason', s.suspended_reason,
        'closed_at', ${isoText('s.closed_at')}, 'closed_by', s.closed_by,
        'closed_reason', s.closed_reason,
        'role', m.role, 'role_name', coalesce(r.name, ''), 'listed', r.permissions,
        'granters', (
          select coalesce(jsonb_agg(b.name order by b.id), '[]')
          from store_members o
          join accounts b on b.id = o.account_id
          where o.store_id = s.id and o.role = 'owner'
        )
      ) order by s.name, s.id)
      from store_members m
      join stores s on s.id = m.store_id
      left join store_roles r on r.store_id = m.store_id and r.id = m.own_role
      where m.account_id = a.id
    ), '[]') as stores
    from accounts a
    where a.id = ${accountId}
  `.execute(db);
  if (!person) throw new Refusal('not-signed-in');
  return {
    ...person,
    stores: person.stores.map(({ listed, ...store }) => ({
      ...store,
      permissions: storePermissionsOf(store.role, listed),
    })),
  };
}
