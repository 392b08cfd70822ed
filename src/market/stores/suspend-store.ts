import { Refusal } from '#base/refusal.ts';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import type { Staff } from '#market/settings/actor.ts';
import { touchStore } from '#market/stores/touch-store.ts';

/**
 * The store, and the reason that its owners will read; `because`: with the legal ground, if given.
 */
export type Suspension = { storeId: number; reason: string; because?: Because };
/** The store, and the answer to its owners' objection, if there was one. */
export type Reinstatement = { storeId: number; answer?: string };

/**
 * Suspends a store: its page and all ordering end at once, its products leave the shop (200 at
 * once, the rest in a job), and its people may look but not act. Its owners are told why, and how
 * to object. Returns the decision's id. Refuses 'store-not-found', 'store-suspended'.
 */
export async function suspendStore(
  tx: Tx,
  staff: Staff,
  { storeId: id, reason, because = { facts: reason, ground: 'terms', which: '' } }: Suspension,
  now = new Date(),
): Promise<number> {
  const store = await lockStore(tx, id);
  if (store.suspended_at) throw new Refusal('store-suspended');
  await tx
    .updateTable('stores')
    .set({ suspended_at: now, suspended_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
  const decided = { kind: 'store', id, title: store.name, because } as const;
  const { id: decision, stated } = await recordRestriction(tx, staff, decided, now);
  for (const { email, language, name } of await ownersOf(tx, id)) {
    const notice = { name, store: store.name, reason, because: stated };
    await writeTo(tx, 'store-suspended', { email, language }, notice);
  }
  await audit(tx, staff, { action: 'store.suspend', subject: `store:${id}`, note: reason });
  await touchStore(tx, id);
  return decision;
}

/**
 * Reopens a suspended store; what its sellers had published is back at once. Its owners are told.
 * Refuses 'store-not-found', 'store-not-suspended'.
 */
export async function reinstateStore(
  tx: Tx,
  staff: Staff,
  { storeId: id, answer }: Reinstatement,
  now = new Date(),
): Promise<void> {
  const store = await lockStore(tx, id);
  if (!store.suspended_at) throw new Refusal('store-not-suspended');
  await tx
    .updateTable('stores')
    .set({ suspended_at: null, suspended_reason: '', updated_at: now })
    .where('id', '=', id)
    .execute();
  for (const { email, language, name } of await ownersOf(tx, id)) {
    const notice = { name, store: store.name, ...(answer && { answer }) };
    await writeTo(tx, 'store-reinstated', { email, language }, notice);
  }
  await audit(tx, staff, { action: 'store.reinstate', subject: `store:${id}` });
  await touchStore(tx, id);
}

async function lockStore(tx: Tx, id: number): Promise<{ name: string; suspended_at: Date | null }> {
  const store = await tx
    .selectFrom('stores')
    .select(['name', 'suspended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  return store;
}

async function ownersOf(
  tx: Tx,
  storeId: number,
): Promise<{ email: string; language: string; name: string }[]> {
  const owners = await tx
    .selectFrom('store_members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'a.language', 'a.name'])
    .where('m.store_id', '=', storeId)
    .where('m.role', '=', 'owner')
    .orderBy('a.id')
    .execute();
  return owners.flatMap(({ email, ...owner }) => (email === null ? [] : [{ email, ...owner }]));
}
