import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Sets whether a store's future proposals take effect at once. Refuses 'store-not-found'. */
export async function trustStore(
  tx: Tx,
  by: Staff,
  { storeId, trusted }: { storeId: number; trusted: boolean },
  now = new Date(),
): Promise<void> {
  const store = await tx
    .selectFrom('stores')
    .select('trusted_at')
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  if ((store.trusted_at !== null) === trusted) return;
  await tx
    .updateTable('stores')
    .set(
      trusted
        ? { trusted_at: now, trusted_by: by.accountId }
        : { trusted_at: null, trusted_by: null },
    )
    .where('id', '=', storeId)
    .execute();
  await audit(tx, by, {
    action: trusted ? 'store.trust' : 'store.distrust',
    subject: `store:${storeId}`,
  });
}
