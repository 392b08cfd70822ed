import type { Tx } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

/** Changes the name, and the phone when one is given. */
export async function changeProfile(
  tx: Tx,
  { accountId, language }: Customer,
  { name, phone }: { name: string; phone?: string | undefined },
): Promise<{ name: string }> {
  return tx
    .updateTable('accounts')
    .set({
      name,
      language,
      ...(phone === undefined ? {} : { phone: phone.trim() }),
      updated_at: new Date(),
    })
    .where('id', '=', accountId)
    .returning('name')
    .executeTakeFirstOrThrow();
}
