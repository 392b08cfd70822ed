import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Invited } from '#market/accounts/invited.ts';
import { lockStore, type GivenRole } from '#market/people/store-people.ts';

type Found = Pick<Invited, 'email' | 'invited_by' | 'account_id' | 'password'> &
  GivenRole & { id: number; store_id: number; store: string; called: string };

/**
 * The open invitation to a store for a link, by the hash of its secret; null if there is none. Its
 * `give` refuses 'already-staff' to people of the store.
 */
export async function findStoreInvitation(db: Db, hash: string): Promise<Invited | null> {
  const {
    rows: [found],
  } = await sql<Found>`
    select i.id, i.store_id, s.name as store, i.email, i.role, i.own_role,
      coalesce(r.name, i.role) as called, coalesce(b.name, '') as invited_by, a.id as account_id,
      a.password
    from store_invitations i
    join stores s on s.id = i.store_id
    left join store_roles r on r.store_id = i.store_id and r.id = i.own_role
    left join accounts b on b.id = i.invited_by
    left join accounts a on a.email = i.email and a.verified_at is not null
    where i.hash = ${hash} and i.expires_at > now()
  `.execute(db);
  if (!found) return null;
  const { email, invited_by, account_id, password, store: name } = found;
  return {
    email,
    invited_by,
    account_id,
    password,
    store: { id: found.store_id, name },
    use: async (tx) => {
      await lockStore(tx, found.store_id);
      const { numAffectedRows } = await sql`
        delete from store_invitations
        where id = ${found.id} and hash = ${hash} and expires_at > now()
      `.execute(tx);
      if (Number(numAffectedRows ?? 0) === 0) throw new Refusal('invitation-over');
    },
    give: (tx, account) => join(tx, found, account),
  };
}

/**
 * Adds the person to the store. A person who already works there, through an earlier address, keeps
 * their role: refuses 'already-staff'.
 */
async function join(
  tx: Tx,
  { store_id: storeId, role, own_role, called }: Found,
  account: { accountId: number; name: string },
): Promise<void> {
  const { accountId } = account;
  const { numInsertedOrUpdatedRows: joined } = await tx
    .insertInto('store_members')
    .values({ store_id: storeId, account_id: accountId, role, own_role })
    .onConflict((there) => there.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(joined ?? 0) === 0) throw new Refusal('already-staff');
  const deed = { action: 'people.accept', subject: `account:${accountId}`, note: called };
  await audit(tx, { ...account, storeId }, deed);
}
