// Accounts with a second factor, and the codes of their app.
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#db/connect.ts';
import type { Vault } from '#market/settings/vault.ts';

/** Seals nothing, so that stored secrets are readable. */
export const plainVault: Vault = {
  seal: (text) => `v1.${text}`,
  open: (sealed) => sealed.slice(3),
};
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const STEP_MS = 30_000;

/** The code of an app for a secret, this many steps of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Gives an account a second factor with this secret; returns the account. */
export async function guarded(db: Db, accountId: number, vault = plainVault): Promise<number> {
  await db
    .insertInto('second_factors')
    .values({
      account_id: accountId,
      sealed: vault.seal(SECRET),
      confirmed_at: new Date(),
      last_step: 1,
    })
    .execute();
  return accountId;
}

/** The code of the account that `guarded` gave a second factor. */
export const guardedCode = (steps = 0): string => codeOf(SECRET, steps);
