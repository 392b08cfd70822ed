// Invitations to work for a store.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StoreInvitation } from '#contract/seller-people.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { hashOf, INVITED_DAYS, newWord } from '#market/accounts/invited.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { checkGives, lockPeople, type GivenRole } from '#market/people/store-people.ts';
import type { Seller } from '#market/settings/actor.ts';

/**
 * Mails an address a link for joining the store in a role; an earlier link stops working. Refuses
 * 'already-staff' for a person who works there, and as `checkGives` and `lockPeople` do.
 */
export async function invitePerson(
  tx: Tx,
  seller: Seller,
  { email, ...given }: GivenRole & { email: string },
): Promise<StoreInvitation> {
  const by = await lockPeople(tx, seller);
  const { role, own_role, called } = await checkGives(tx, by, given);
  const address = plainEmail(email);
  const { name: store } = await tx
    .selectFrom('stores')
    .select('name')
    .where('id', '=', by.storeId)
    .executeTakeFirstOrThrow();
  const here = await sql`
    select from store_members m
    join accounts a on a.id = m.account_id
    where m.store_id = ${by.storeId} and a.email = ${address}
  `.execute(tx);
  if (here.rows.length > 0) throw new Refusal('already-staff', { field: 'email' });
  const word = newWord();
  await sql`
    insert into store_invitations
      (store_id, email, role, own_role, hash, invited_by, expires_at)
    values (${by.storeId}, ${address}, ${role}, ${own_role}, ${hashOf(word)}, ${by.accountId},
      now() + make_interval(days => ${INVITED_DAYS}::int))
    on conflict (email, store_id) do update
    set role = excluded.role, own_role = excluded.own_role, hash = excluded.hash,
      invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
  `.execute(tx);
  await audit(tx, by, { action: 'people.invite', subject: `email:${address}`, note: called });
  const { language, name } = seller;
  await writeTo(tx, 'store-invited', { email: address, language }, { by: name, store, word });
  const [made] = await readStoreInvitations(tx, by, address);
  if (!made) throw new Error('An invitation was not written.');
  return made;
}

/** The store's open invitations, latest first, including expired ones. */
export async function readStoreInvitations(
  db: Db,
  { storeId }: Seller,
  email: string | null = null,
): Promise<StoreInvitation[]> {
  const { rows } = await sql<StoreInvitation>`
    select i.id, i.email, i.role, i.own_role, coalesce(r.name, '') as role_name,
      coalesce(a.name, '') as invited_by,
      ${isoText('i.created_at')} as created_at, ${isoText('i.expires_at')} as expires_at
    from store_invitations i
    left join store_roles r on r.store_id = i.store_id and r.id = i.own_role
    left join accounts a on a.id = i.invited_by
    where i.store_id = ${storeId} and (${email}::text is null or i.email = ${email})
    order by i.created_at desc, i.id desc
  `.execute(db);
  return rows;
}

/**
 * Withdraws an invitation of the store. Refuses 'thing-not-found', and as `checkGives` and
 * `lockPeople` do.
 */
export async function withdrawStoreInvitation(tx: Tx, seller: Seller, id: number): Promise<void> {
  const by = await lockPeople(tx, seller);
  const {
    rows: [gone],
  } = await sql<GivenRole & { email: string }>`
    delete from store_invitations
    where store_id = ${by.storeId} and id = ${id}
    returning email, role, own_role
  `.execute(tx);
  if (!gone) throw new Refusal('thing-not-found');
  const { called } = await checkGives(tx, by, gone);
  await audit(tx, by, { action: 'people.withdraw', subject: `email:${gone.email}`, note: called });
}
