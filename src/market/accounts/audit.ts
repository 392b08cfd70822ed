import type { Tx } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * Writes down who did what to what, as `parcel.confirm` to `parcel:12`; null is the market's own
 * terminal.
 */
export async function audit(
  tx: Tx,
  by: Seller | Staff | null,
  action: string,
  subject: string,
  note = '',
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      account_id: by?.accountId ?? null,
      actor: by ? by.name : 'terminal',
      action,
      subject,
      note,
    })
    .execute();
}
