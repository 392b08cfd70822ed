import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffedStore } from '#contract/staffed-store.ts';
import type { Db } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = Omit<
  StaffedStore,
  'public' | 'suspended_at' | 'closed_at' | 'trusted_at' | 'created_at'
> & {
  public: boolean;
  suspended_at: Date | null;
  closed_at: Date | null;
  trusted_at: Date | null;
  created_at: Date;
};

/** One store with the people who run it, for staff. Refuses 'store-not-found'. */
export async function readStaffedStore(db: Db, _: Staff, id: number): Promise<StaffedStore> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.slug, s.public, s.suspended_at, s.suspended_reason, s.trusted_at,
      s.closed_at, s.closed_by, s.closed_reason,
      s.created_at,
      (select count(*) from products p where p.store_id = s.id) as product_count,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'account_id', a.id, 'name', a.name, 'email', coalesce(a.email, ''), 'role', m.role,
            'role_name', coalesce(r.name, '')
          )
          order by m.role <> 'owner', m.role, a.id
        )
        from store_members m
        join accounts a on a.id = m.account_id
        left join store_roles r on r.store_id = m.store_id and r.id = m.own_role
        where m.store_id = s.id
      ), '[]') as members
    from stores s
    where s.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('store-not-found');
  const { suspended_at, closed_at, trusted_at, created_at } = row;
  return {
    ...row,
    public: row.public ? 1 : 0,
    suspended_at: suspended_at && suspended_at.toISOString(),
    closed_at: closed_at && closed_at.toISOString(),
    trusted_at: trusted_at && trusted_at.toISOString(),
    created_at: created_at.toISOString(),
  };
}
