// The people who work for a store, as they see each other.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { PersonRow } from '#contract/seller-people.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';

/** The people of a store. */
const peopleOf = ({ storeId }: Seller) => sql`(
  select m.account_id as id, m.role, m.own_role, m.created_at, coalesce(r.name, '') as role_name,
    a.name, coalesce(a.email, '') as email, exists (
      select from guarded_accounts g where g.account_id = m.account_id
    ) as guarded, (
      select max(l.seen_at) from live_sessions l where l.account_id = m.account_id
    ) as seen_at
  from store_members m
  -- person by person: of all accounts there are many, of a store few
  join lateral (select * from accounts x where x.id = m.account_id offset 0) a on true
  left join store_roles r on r.store_id = m.store_id and r.id = m.own_role
  where m.store_id = ${storeId}
) t`;
const columns = {
  id: sql`t.id`,
  name: sql`t.name`,
  email: sql`t.email`,
  role: sql`t.role`,
  own_role: sql`t.own_role`,
  role_name: sql`t.role_name`,
  guarded: sql`t.guarded`,
  created_at: isoText('t.created_at'),
  seen_at: isoText('t.seen_at'),
};

/** A page of the people who work for the store; `q` searches their names and addresses. */
export async function listPeople(
  db: Db,
  by: Seller,
  { q, ...query }: ListInput,
): Promise<Listed<PersonRow>> {
  return readList<PersonRow>(db, query, {
    from: peopleOf(by),
    columns,
    where: q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.email ilike ${likeText(q)})`] : [],
    usual: 'name',
  });
}

/**
 * One person of the store, by their account. Refuses 'thing-not-found', also for people of other
 * stores.
 */
export async function openPerson(db: Db, by: Seller, id: number): Promise<PersonRow> {
  const shown = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const {
    rows: [found],
  } = await sql<PersonRow>`
    select ${sql.join(shown)} from ${peopleOf(by)} where t.id = ${id}
  `.execute(db);
  if (!found) throw new Refusal('thing-not-found');
  return found;
}
