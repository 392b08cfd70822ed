// Closes a store, and reopens it. Existing orders and earnings are carried through to their end;
// only selling stops.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { REOPEN_DAYS } from '#contract/constants.ts';
import type { Stated } from '#contract/decision.ts';
import type { Closer } from '#contract/seller-closing.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { ENROLMENT } from '#market/enrolments/enrolment.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { because } from '#market/stores/notify-restricted.ts';
import { touchStore } from '#market/stores/touch-store.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

const DAY_MS = 86_400_000;

/** The store, and the reason if staff close it; owners need not give one. */
export type Closing = { storeId: number; reason?: string };

/**
 * Closes a store, on behalf of one of its owners, or of staff with a reason. It takes no more
 * orders, and products it proposed for flash sales are withdrawn. Its owners are mailed. Refuses
 * 'not-allowed', 'store-not-found', 'required' for staff without a reason, and 'store-closed'.
 */
export async function closeStore(
  tx: Tx,
  by: Seller | Staff,
  { storeId: id, reason = '' }: Closing,
  now = new Date(),
): Promise<void> {
  if (by.kind === 'staff' && reason === '') throw new Refusal('required', { field: 'reason' });
  requireOwner(by, id);
  const store = await lockStore(tx, id);
  if (store.closed_at) throw new Refusal('store-closed', { store: store.name });
  const closer: Closer = by.kind === 'staff' ? 'market' : 'store';
  const shownReason = closer === 'market' ? reason : '';
  await tx
    .updateTable('stores')
    .set({ closed_at: now, closed_by: closer, closed_reason: shownReason, updated_at: now })
    .where('id', '=', id)
    .execute();
  await withdrawEnrolments(tx, by, id);
  const stated =
    by.kind === 'staff' ? await record(tx, by, { id, name: store.name, reason }, now) : null;
  await writeToStore(tx, { store: id, to: 'owners' }, 'store-closed', {
    store: store.name,
    by: by.name,
    reason: shownReason,
    until: closer === 'store' ? lastMoment(now).toISOString() : null,
    ...(stated && { because: stated }),
  });
  await audit(tx, by, { action: 'store.close', subject: `store:${id}`, note: shownReason });
  await touchStore(tx, id);
}

type Closed = { id: number; name: string; reason: string };

/** Records a decision with the staff's reason, to which its owners may object. */
async function record(tx: Tx, by: Staff, { id, name, reason }: Closed, now: Date): Promise<Stated> {
  const { stated } = await recordRestriction(
    tx,
    by,
    { kind: 'store', id, title: name, action: 'close-store', because: because(reason) },
    now,
  );
  return stated;
}

/**
 * Reopens a closed store with everything it had: staff may at any time, an owner within REOPEN_DAYS
 * and only if an owner closed it. Its owners are mailed; nothing happens if it is open. Refuses
 * 'not-allowed', 'store-not-found', and 'reopening-over'.
 */
export async function reopenStore(
  tx: Tx,
  by: Seller | Staff,
  id: number,
  now = new Date(),
): Promise<void> {
  requireOwner(by, id);
  const { name, closed_at: at, closed_by: closer } = await lockStore(tx, id);
  if (!at) return;
  if (by.kind === 'seller' && !reopenUntil({ at, by: closer }, now))
    throw new Refusal('reopening-over');
  await tx
    .updateTable('stores')
    .set({ closed_at: null, closed_by: null, closed_reason: '', updated_at: now })
    .where('id', '=', id)
    .execute();
  const notice = { store: name, by: by.name };
  await writeToStore(tx, { store: id, to: 'owners' }, 'store-reopened', notice);
  await audit(tx, by, { action: 'store.reopen', subject: `store:${id}` });
  await touchStore(tx, id);
}

/** Until when an owner may reopen a store that was closed at this time; null: never. */
export function reopenUntil(
  { at, by }: { at: Date | null; by: string | null },
  now: Date,
): Date | null {
  const until = at && by === 'store' ? lastMoment(at) : null;
  return until && until > now ? until : null;
}

const lastMoment = (closedAt: Date) => new Date(closedAt.getTime() + REOPEN_DAYS * DAY_MS);

/** Refuses 'not-allowed' to a seller of the store who is not its owner. */
export function requireOwner(by: Seller | Staff, storeId: number): void {
  if (by.kind === 'seller' && (by.role !== 'owner' || by.storeId !== storeId))
    throw new Refusal('not-allowed');
}

/**
 * Locks the store: an order at the same moment either comes first, or comes after and is refused.
 */
async function lockStore(tx: Tx, id: number) {
  const store = await tx
    .selectFrom('stores')
    .select(['name', 'closed_at', 'closed_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  return store;
}

/** Withdraws products waiting for a flash sale, because the store can no longer sell them. */
async function withdrawEnrolments(tx: Tx, by: Seller | Staff, storeId: number): Promise<void> {
  const { rows } = await sql<{ id: number; version: number }>`
    update enrolments
    set state = 'withdrawn', version = version + 1
    where store_id = ${storeId} and state = 'sent'
    returning id, version
  `.execute(tx);
  for (const { id, version } of rows) {
    const edit = { noun: ENROLMENT, id, version };
    await recordEdit(tx, by, edit, { was: { state: 'sent' }, became: { state: 'withdrawn' } });
  }
}
