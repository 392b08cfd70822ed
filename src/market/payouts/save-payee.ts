import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { plainIban } from '#market/payouts/plain-iban.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { touchStore } from '#market/stores/touch-store.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

/** The holder and IBAN of the account for a store's payouts; both are empty if there is none. */
export type Payee = { name: string; iban: string };
/** `seen`: what the person changed; what is not given may be anything. */
type SentPayee = Payee & {
  storeId: number;
  seen?: { [Part in keyof Payee]?: string | null | undefined };
};

/**
 * Sets the account for a store's payouts; its owner and the market's staff may. All owners are
 * mailed about a change. Returns the payee as saved. Refuses 'not-allowed', 'store-not-found',
 * 'iban-wrong', 'required' for an account without a name, and 'changed-meanwhile' if it is no
 * longer the one `seen`.
 */
export async function savePayee(
  tx: Tx,
  actor: Seller | Staff,
  { storeId, name, iban, seen = {} }: SentPayee,
  now = new Date(),
): Promise<Payee> {
  if (actor.kind === 'seller' && actor.storeId !== storeId) throw new Refusal('store-not-found');
  if (actor.kind === 'seller' && actor.role !== 'owner') throw new Refusal('not-allowed');
  const plain = iban.trim() === '' ? '' : plainIban(iban);
  if (plain === null) throw new Refusal('iban-wrong');
  if (plain !== '' && name.trim() === '') throw new Refusal('required', { field: 'payee_name' });
  const payee = { name: plain === '' ? '' : name.trim(), iban: plain };
  const before = await readForUpdate(tx, storeId);
  if (!before) throw new Refusal('store-not-found');
  if (before.name === payee.name && before.iban === payee.iban) return payee;
  if ((seen.name ?? before.name) !== before.name || (seen.iban ?? before.iban) !== before.iban)
    throw new Refusal('changed-meanwhile', { by: await lastBy(tx, storeId) });
  const saved = await tx
    .updateTable('stores')
    .set({ payee_name: payee.name, iban: payee.iban, updated_at: now })
    .where('id', '=', storeId)
    .returning(['name', 'held'])
    .executeTakeFirstOrThrow();
  if (saved.held !== before.held) await touchStore(tx, storeId);
  await audit(tx, actor, {
    action: 'store.payee',
    subject: `store:${storeId}`,
    note: masked(plain),
  });
  await writeToStore(tx, { store: storeId, to: 'owners' }, 'payee-changed', {
    store: saved.name,
    by: actor.name,
    iban: masked(plain),
  });
  return payee;
}

const readForUpdate = (tx: Tx, storeId: number) =>
  tx
    .selectFrom('stores')
    .select(['payee_name as name', 'iban', 'held'])
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();

/** Who changed the account last; empty if that is not known. */
async function lastBy(tx: Tx, storeId: number): Promise<string> {
  const last = await tx
    .selectFrom('audit')
    .select('actor')
    .where('subject', '=', `store:${storeId}`)
    .where('action', '=', 'store.payee')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actor ?? '';
}

/** The account for a store's payouts. Refuses 'store-not-found'. */
export async function readPayee(db: Db, actor: Seller | Staff, storeId: number): Promise<Payee> {
  const own =
    actor.kind === 'staff' || actor.storeId === storeId
      ? await db
          .selectFrom('stores')
          .select(['payee_name as name', 'iban'])
          .where('id', '=', storeId)
          .executeTakeFirst()
      : undefined;
  if (!own) throw new Refusal('store-not-found');
  return own;
}

/** The IBAN for the audit log: enough of it to see that it changed. */
const masked = (iban: string) => (iban === '' ? '' : `${iban.slice(0, 4)}…${iban.slice(-4)}`);
