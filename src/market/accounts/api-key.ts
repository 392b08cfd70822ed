// API keys: made, found by the token that a call carries, and revoked. A key is shown once; only
// its hash is stored.
import { createHash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ApiKey } from '#contract/admin/api-key.ts';
import type { StoreKeyScope, StoreRole } from '#contract/store-permission.ts';
import type { KeyScope } from '#contract/system-states.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { owesFactor } from '#market/accounts/owes-factor.ts';
import { storePermissionsOf } from '#market/accounts/store-permissions.ts';
import { permissionsOf } from '#market/accounts/staff-permissions.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

const PREFIX = 'souk_';
const KEY_BYTES = 32;
const HINT_LETTERS = 9;

/**
 * A valid key. `accountId` and `role` are those of the person who made it. `owes`: that person must
 * have a second factor and has none, so the key opens nothing until they do.
 */
export type FoundKey = Pick<Staff, 'name' | 'role' | 'accountId' | 'permissions'> & {
  id: number;
  owes: boolean;
};
type Found = Omit<FoundKey, 'permissions'> & { scopes: string[]; listed: string[]; noted: boolean };
type ApiKeyInput = { name: string; scopes: (KeyScope | StoreKeyScope)[]; ends_at: string | null };
type By = Seller | Staff;

/** The store whose keys the caller manages; null for the market's own. */
const storeOf = (by: By): number | null => (by.kind === 'seller' ? by.storeId : null);

/** Whether a bearer token is an API key rather than a session. */
export const isKey = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** The keys of the market, or of a seller's store, newest first. */
export const readKeys = (db: Db, by: By): Promise<ApiKey[]> => readRows(db, by, sql`true`);

/**
 * Makes a key; returns the key and its row. The caller must have checked that the maker holds these
 * scopes. Refuses 'already-taken' when another key has the name, and 'invalid-input' for an end
 * date in the past.
 */
export async function makeKey(
  tx: Tx,
  by: By,
  { name, scopes, ends_at }: ApiKeyInput,
  now = new Date(),
): Promise<{ key: ApiKey; secret: string }> {
  if (ends_at !== null && new Date(ends_at) <= now)
    throw new Refusal('invalid-input', { field: 'ends_at' });
  const store_id = storeOf(by);
  await oneAtATime(tx, `api-key ${store_id ?? ''} ${name}`);
  const taken = await tx
    .selectFrom('api_keys')
    .select('id')
    .where('name', '=', name)
    .where('store_id', 'is not distinct from', store_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (taken) throw new Refusal('already-taken', { field: 'name' });
  const secret = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const made = await tx
    .insertInto('api_keys')
    .values({
      store_id,
      name,
      scopes,
      ends_at,
      hash: hashOf(secret),
      hint: secret.slice(0, HINT_LETTERS),
      made_by: by.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, by, {
    action: 'api-key.make',
    subject: `api-key:${made.id}`,
    note: `${name}: ${scopes.join(', ')}`,
  });
  return { key: await readKey(tx, by, made.id), secret };
}

/** Ends a key at once; one that has already ended stays as it is. Refuses 'thing-not-found'. */
export async function revokeKey(tx: Tx, by: By, id: number, now = new Date()): Promise<ApiKey> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('store_id', 'is not distinct from', storeOf(by))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const key = await readKey(tx, by, id);
  if (Number(revoked.numUpdatedRows) > 0)
    await audit(tx, by, { action: 'api-key.revoke', subject: `api-key:${id}`, note: key.name });
  return key;
}

/**
 * Finds the market's key that a call carries; null when it is not valid. The key may do what its
 * scopes say, but never more than its maker may do now. Records the minute of its last use.
 */
export async function findKey(db: Db, bearer: string): Promise<FoundKey | null> {
  const { rows } = await sql<Found>`
    select t.id, t.name, t.scopes, t.made_by as "accountId", s.role, r.permissions as listed,
      ${owesFactor} as owes, coalesce(t.last_used_at > now() - interval '1 minute', false) as noted
    from api_keys t
    join staff s on s.account_id = t.made_by
    join roles r on r.code = s.role
    where t.hash = ${hashOf(bearer)} and t.store_id is null and ${GOES_ON}
  `.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { noted, scopes, listed, ...key } = found;
  if (!noted) await sql`update api_keys set last_used_at = now() where id = ${key.id}`.execute(db);
  const permissions = permissionsOf(key.role, listed).filter(
    (one) => one === 'desk' || scopes.includes(one),
  );
  return { ...key, permissions };
}

/** The actor behind a store's key: its maker, under the name of the key. */
export type StoreKey = Omit<Seller, 'language' | 'timeZone'> & { id: number };
type FoundInStore = Omit<StoreKey, 'kind' | 'permissions'> & {
  scopes: string[];
  listed: string[] | null;
  made_as: StoreRole;
  noted: boolean;
};

/**
 * Finds the store's key that a call carries; null when it is not valid. The key may do what its
 * scopes say, but never more than its maker may do in that store now, and nothing that only owners
 * may do.
 */
export async function findStoreKey(db: Db, bearer: string): Promise<StoreKey | null> {
  const { rows } = await sql<FoundInStore>`
    select t.id, t.name, t.scopes, t.made_by as "accountId", t.store_id as "storeId", 'own' as role,
      m.role as made_as, r.permissions as listed,
      coalesce(t.last_used_at > now() - interval '1 minute', false) as noted
    from api_keys t
    join store_members m on m.store_id = t.store_id and m.account_id = t.made_by
    left join store_roles r on r.store_id = m.store_id and r.id = m.own_role
    where t.hash = ${hashOf(bearer)} and ${GOES_ON}
  `.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { noted, scopes, listed, made_as, ...key } = found;
  if (!noted) await sql`update api_keys set last_used_at = now() where id = ${key.id}`.execute(db);
  const permissions = storePermissionsOf(made_as, listed).filter(
    (one) => one === 'centre' || scopes.includes(one),
  );
  return { kind: 'seller', ...key, permissions };
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const OWES = sql<boolean>`t.store_id is null and exists (
  select from staff s join roles r on r.code = s.role
  where s.account_id = t.made_by and ${owesFactor}
)`;
const GOES_ON = sql<boolean>`(t.revoked_at is null and (t.ends_at is null or t.ends_at > now())
  and case when t.store_id is null then exists (select from staff where account_id = t.made_by)
    else exists (
      select from store_members m where m.store_id = t.store_id and m.account_id = t.made_by
    ) end)`;
const VALID = sql<boolean>`(${GOES_ON} and not (${OWES}))`;
const moment = (column: string) => sql`to_char(
  ${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
)`;

async function readKey(db: Db, by: By, id: number): Promise<ApiKey> {
  const [key] = await readRows(db, by, sql`t.id = ${id}`);
  if (!key) throw new Refusal('thing-not-found');
  return key;
}

async function readRows(db: Db, by: By, where: RawBuilder<unknown>): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select t.id, t.name, t.hint, t.scopes, a.name as made_by, ${moment('t.made_at')} as made_at,
      ${moment('t.ends_at')} as ends_at, ${moment('t.revoked_at')} as revoked_at,
      ${moment('t.last_used_at')} as last_used_at, ${OWES} as owes, ${VALID} as valid
    from api_keys t
    join accounts a on a.id = t.made_by
    where t.store_id is not distinct from ${storeOf(by)} and ${where}
    order by t.id desc
  `.execute(db);
  return rows;
}
