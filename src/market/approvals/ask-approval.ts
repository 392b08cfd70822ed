import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { ApprovalKind, Limit } from '#market/approvals/approval.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A request that waits; `payload` is the call's input. Amounts in minor units. */
export type Request = {
  kind: ApprovalKind;
  storeId?: number;
  orderId?: number;
  parcels?: number[];
  amount: Money | null;
  currency: string;
  exponent: number;
  payload: object;
  reason: string;
};

/** Records a request that waits for a second person; returns its id. */
export async function askApproval(
  tx: Tx,
  staff: Staff,
  request: Request,
  now: Date,
): Promise<number> {
  const { kind, storeId, orderId, parcels = [], payload, ...rest } = request;
  const { id } = await tx
    .insertInto('approvals')
    .values({
      ...rest,
      kind,
      store_id: storeId ?? null,
      order_id: orderId ?? null,
      parcels,
      payload: JSON.stringify(payload),
      asked_by: staff.accountId,
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(tx, staff, {
    action: `${kind}.ask-second`,
    subject: `approval:${id}`,
    note: request.reason,
  });
  return id;
}

/** The amount above which a second person must approve, in minor units; null: never. */
export async function readLimit(db: Db): Promise<Limit> {
  const {
    rows: [limit],
  } = await sql<Limit>`
    select second_person_above as above, currency, currency_exponent as exponent
    from settings
  `.execute(db);
  return limit ?? { above: null, currency: '', exponent: 0 };
}
