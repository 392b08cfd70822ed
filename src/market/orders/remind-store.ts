// Stores are reminded of parcels that are late: of each once a day, whoever of the staff presses.
// One letter a day tells a store of all that are (tell-late.ts).
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { isLate, remindedAt } from '#market/orders/late-parcel.ts';
import { scheduleLateNotice } from '#market/orders/notify-late.ts';
import type { Staff } from '#market/settings/actor.ts';

const PAUSE_MS = 86_400_000;

type Standing = { due_at: Date | null; reminded_at: Date | null; late: boolean };
type Remindable = Standing & { store: number; code: string; can_act: boolean };
/** When a parcel should be there, and whether its store can be reminded of it now. */
export type DueParcel = Omit<Standing, 'late'> & { may_remind: boolean };

/**
 * Has everybody of a store told that a parcel of theirs is late. Refuses 'parcel-not-found',
 * 'parcel-not-late', 'store-cannot-act' where the store is suspended or nobody works there, and
 * 'parcel-reminded' within a day of the last time.
 */
export async function remindStore(
  tx: Tx,
  by: Staff,
  parcel: number,
  now = new Date(),
): Promise<void> {
  await sql`select from parcels where id = ${parcel} for update`.execute(tx);
  const { rows } = await sql<Remindable>`
    select t.store_id as store, t.code, t.due_at, ${remindedAt} as reminded_at,
      coalesce(${isLate}, false) as late,
      s.suspended_at is null and exists (
        select from store_members m
        join accounts a on a.id = m.account_id and a.email is not null
        where m.store_id = s.id
      ) as can_act
    from parcels t
    join stores s on s.id = t.store_id
    where t.id = ${parcel}
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('parcel-not-found');
  if (!found.late) throw new Refusal('parcel-not-late');
  if (!found.can_act) throw new Refusal('store-cannot-act');
  if (!mayRemind(found, now)) throw new Refusal('parcel-reminded');
  await scheduleLateNotice(tx, found.store, now);
  await audit(tx, by, { action: 'parcel.remind', subject: `parcel:${parcel}`, note: found.code });
}

/** How the parcels of an order stand to the day on which they should be there, by their ids. */
export async function readDueParcels(
  db: Db,
  orderId: number,
  now = new Date(),
): Promise<Map<number, DueParcel>> {
  const { rows } = await sql<Standing & { id: number }>`
    select t.id, t.due_at, ${remindedAt} as reminded_at, coalesce(${isLate}, false) as late
    from parcels t
    where t.order_id = ${orderId}
  `.execute(db);
  return new Map(
    rows.map(({ id, late, ...row }) => [
      id,
      { ...row, may_remind: mayRemind({ ...row, late }, now) },
    ]),
  );
}

const mayRemind = ({ late, reminded_at: at }: Standing, now: Date): boolean =>
  late && (at === null || now.getTime() - at.getTime() >= PAUSE_MS);
