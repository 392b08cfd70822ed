// The shop's own keys at Google and Facebook: those in the environment, and those that the owner
// set.
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Provider } from '#market/accounts/social-provider.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';

export type SignInKeys = { id: string; secret: string };
export type AllKeys = Record<Provider, SignInKeys | null>;

export const SIGN_IN = { noun: 'sign-in', table: 'sign_in_keys', secret: ['sealed'] } as const;

/** The pattern of the IDs that the real provider gives out. */
const SHAPES: Record<Provider, RegExp> = {
  google: /^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/,
  facebook: /^\d{5,20}$/,
};

/**
 * Checks whether keys could be right. Refuses 'required' for a missing one, and 'invalid-input' for
 * an ID that the `real` provider cannot have given out.
 */
export function checkKeys(provider: Provider, { id, secret }: SignInKeys, real: boolean): void {
  if (id === '') throw new Refusal('required', { field: 'client_id' });
  if (secret === '') throw new Refusal('required', { field: 'client_secret' });
  if (real && !SHAPES[provider].test(id))
    throw new Refusal('invalid-input', { field: 'client_id' });
}

/** The keys that the owner set; null where there are none or they cannot be decrypted. */
export async function readSignInKeys(db: Db, vault: Vault): Promise<AllKeys> {
  const rows = await db
    .selectFrom('sign_in_keys')
    .select(['provider', 'client_id as id', 'sealed'])
    .execute();
  const of = (provider: Provider): SignInKeys | null => {
    const row = rows.find((one) => one.provider === provider);
    const secret = row?.sealed ? openedOr(vault, row.sealed) : null;
    return row && secret !== null ? { id: row.id, secret } : null;
  };
  return { google: of('google'), facebook: of('facebook') };
}
