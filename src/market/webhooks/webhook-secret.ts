// The secret with which a webhook signs. Staff can see it at any time, because the receiver needs
// it; it is stored encrypted.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';
import { newSecret } from '#market/webhooks/sign-webhook.ts';
import { SECRET_OVERLAP_MS } from '#market/webhooks/webhook.ts';

type StoredSecret = { sealed: string; before: string | null };

/**
 * Shows the secret, and logs who saw it; empty if its encryption key is gone, and it must be
 * replaced. Refuses 'thing-not-found'.
 */
export async function showSecret(tx: Tx, by: Staff, id: number, vault: Vault): Promise<string> {
  const { sealed } = await readStored(tx, id);
  await audit(tx, by, { action: 'webhook.show-secret', subject: `webhook:${id}` });
  return openedOr(vault, sealed) ?? '';
}

/** Replaces the secret; the previous one stays valid for a day. Refuses 'thing-not-found'. */
export async function rotateSecret(
  tx: Tx,
  by: Staff,
  { id, vault }: { id: number; vault: Vault },
  now = new Date(),
): Promise<string> {
  await readStored(tx, id);
  const secret = newSecret();
  await tx
    .updateTable('webhook_states')
    .set((of) => ({
      sealed: vault.seal(secret),
      sealed_before: of.ref('sealed'),
      before_until: new Date(now.getTime() + SECRET_OVERLAP_MS),
    }))
    .where('webhook_id', '=', id)
    .execute();
  await audit(tx, by, { action: 'webhook.rotate-secret', subject: `webhook:${id}` });
  return secret;
}

/** The valid secrets, without those whose encryption key is gone. */
export async function validSecrets(db: Db, id: number, vault: Vault): Promise<string[]> {
  const { sealed, before } = await readStored(db, id);
  return [sealed, before].flatMap((one) => (one === null ? [] : (openedOr(vault, one) ?? [])));
}

async function readStored(db: Db, id: number): Promise<StoredSecret> {
  const { rows } = await sql<StoredSecret>`
    select s.sealed, case when s.before_until > now() then s.sealed_before end as before
    from webhook_states s
    join webhooks w on w.id = s.webhook_id
    where s.webhook_id = ${id} and w.store_id is null
  `.execute(db);
  const [stored] = rows;
  if (!stored) throw new Refusal('thing-not-found');
  return stored;
}
