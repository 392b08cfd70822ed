import type { Tx } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** What was done, such as `parcel.confirm`, and to what, such as `parcel:12`. */
export type Deed = { action: string; subject: string; note?: string };

/** Writes down who did what; null is the market's own terminal. */
export async function audit(
  tx: Tx,
  by: Pick<Seller | Staff, 'accountId' | 'name'> | null,
  { action, subject, note = '' }: Deed,
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
