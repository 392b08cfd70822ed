// How the owner sets up the sign-in with Google and Facebook.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { SignInFields, SignInRow } from '#contract/admin/sign-in.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Provider, Social } from '#market/accounts/social-provider.ts';
import {
  checkKeys,
  readSignInKeys,
  SIGN_IN,
  type AllKeys,
  type SignInKeys,
} from '#market/connections/sign-in-keys.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { Vault } from '#market/settings/vault.ts';

/**
 * What the settings need: the vault, the keys in the environment, whether a provider is the real
 * one, and the address that people come back to.
 */
export type SignInAccess = {
  vault: Vault;
  named: AllKeys;
  isReal: (provider: Provider) => boolean;
  callbackUrl: (provider: Provider) => string;
};
type SignInInput = SignInFields & { id: number; version: number; enabled: boolean };
type Row = Omit<SignInRow, 'fixed' | 'redirect_url'>;

/** Both providers with their settings; secrets are never shown. */
export async function readSignIns(
  db: Db,
  { named, callbackUrl }: Pick<SignInAccess, 'named' | 'callbackUrl'>,
): Promise<SignInRow[]> {
  const { rows } = await sql<Row>`
    select t.id, t.version, ${lastEdit(SIGN_IN.noun)} as edited, provider, client_id,
      case provider when 'google' then google_login else facebook_login end as enabled,
      sealed is not null as has_secret
    from sign_in_keys t cross join settings
    order by t.id
  `.execute(db);
  return rows.map((row) => {
    const fixed = named[row.provider];
    return {
      ...row,
      fixed: fixed !== null,
      ...(fixed && { client_id: fixed.id, has_secret: true }),
      redirect_url: callbackUrl(row.provider),
    };
  });
}

/** One provider. Refuses 'thing-not-found'. */
export async function openSignIn(
  db: Db,
  access: Pick<SignInAccess, 'named' | 'callbackUrl'>,
  id: number,
): Promise<SignInRow> {
  const found = (await readSignIns(db, access)).find((row) => row.id === id);
  if (!found) throw new Refusal('thing-not-found');
  return found;
}

/**
 * Sets up a provider. An empty secret keeps the stored one as long as the ID stays the same; keys
 * in the environment are not changed. Refuses as `checkKeys` does when it is switched on, and as
 * `saveRow` does.
 */
export async function saveSignIn(
  tx: Tx,
  by: Staff,
  { id, version, enabled, ...fields }: SignInInput,
  access: SignInAccess,
): Promise<void> {
  const { provider, fixed, client_id: before } = await openSignIn(tx, access, id);
  const keys = await keysOf(tx, provider, { fields, vault: access.vault });
  if (!fixed && (enabled || keys.id !== '')) checkKeys(provider, keys, access.isReal(provider));
  const isNew = fields.client_secret !== '' || keys.id !== before;
  const sealed = keys.id === '' ? null : access.vault.seal(keys.secret);
  const columns = fixed ? { provider } : { client_id: keys.id, ...(isNew ? { sealed } : {}) };
  await saveRow(tx, by, SIGN_IN, {
    id,
    version,
    columns,
    hanging: async () => ({
      was: { enabled: await switchOn(tx, provider, enabled) },
      became: { enabled },
    }),
  });
  await touch(tx, 'settings');
  await audit(tx, by, { action: 'sign-in.save', subject: `sign-in:${provider}` });
}

/**
 * Tests the keys with the provider: those of the environment, else the typed ones. Refuses as
 * `checkKeys` does, 'sign-in-keys-wrong' and 'sign-in-unheard'.
 */
export async function trySignIn(
  db: Db,
  { id, ...fields }: SignInFields & { id: number },
  { vault, named, isReal, callbackUrl }: SignInAccess,
  socialOf: (keys: AllKeys) => Social,
): Promise<void> {
  const { provider } = await openSignIn(db, { named, callbackUrl }, id);
  const keys = named[provider] ?? (await keysOf(db, provider, { fields, vault }));
  if (!named[provider]) checkKeys(provider, keys, isReal(provider));
  const social = socialOf({ google: null, facebook: null, [provider]: keys });
  const trouble = await social.check(provider, callbackUrl(provider));
  if (!trouble) return;
  const values = { field: 'client_id', provider: provider === 'google' ? 'Google' : 'Facebook' };
  throw trouble.trouble === 'unavailable'
    ? new Refusal('sign-in-unheard', values)
    : new Refusal('sign-in-keys-wrong', values);
}

/** The typed keys; an empty secret is replaced by the one stored for the same ID. */
async function keysOf(
  db: Db,
  provider: Provider,
  { fields, vault }: { fields: SignInFields; vault: Vault },
): Promise<SignInKeys> {
  const stored = (await readSignInKeys(db, vault))[provider];
  const { client_id: id, client_secret: typed } = fields;
  return { id, secret: typed || (stored?.id === id ? stored.secret : '') };
}

/** Shows or hides the button; returns whether it was shown before. */
async function switchOn(tx: Tx, provider: Provider, enabled: boolean): Promise<boolean> {
  const column = `${provider}_login` as const;
  const { [column]: was } = await tx
    .selectFrom('settings')
    .select(column)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('settings')
    .set({ [column]: enabled })
    .execute();
  return was;
}
