// How the owner sets the mail server. Its password is stored encrypted, and never sent to any other
// server than the one it was entered for.
import { Refusal } from '#base/refusal.ts';
import type { MailServerFields } from '#contract/admin/mail-server.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { checkMail, type Mail } from '#market/connections/mail-server.ts';
import { readMailServerRow, MAIL_SERVER, THE_ONE } from '#market/connections/read-mail-server.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';

/** The vault of the password, and the ports that may be used. */
export type MailAccess = { vault: Vault; ports: readonly number[] };
type MailServerInput = MailServerFields & { version: number; enabled: boolean };

/**
 * Sets the mail server. An empty password keeps the stored one; without a user there is none.
 * Refuses as `checkMail` when it is switched on, 'required' for a user without a password, and as
 * `saveRow` does.
 */
export async function saveMailServer(
  tx: Tx,
  by: Staff,
  { version, enabled, ...fields }: MailServerInput,
  { vault, ports }: MailAccess,
): Promise<void> {
  const mail = await mailOf(tx, fields, vault);
  if (enabled) checkMail(mail, ports);
  else if (fields.username !== '' && mail.server.password === '')
    throw new Refusal('required', { field: 'password' });
  const { password, ...columns } = fields;
  const sealed =
    fields.username === ''
      ? { sealed: null }
      : password === ''
        ? {}
        : { sealed: vault.seal(password) };
  const whole = { ...columns, enabled, ...sealed };
  await saveRow(tx, by, MAIL_SERVER, { id: THE_ONE, version, columns: whole });
  await audit(tx, by, { action: 'mail-server.save', subject: 'mail-server' });
}

/** The mail settings as typed, for a trial. Refuses as `checkMail` does. */
export async function mailToTry(
  db: Db,
  fields: MailServerFields,
  { vault, ports }: MailAccess,
): Promise<Mail> {
  const mail = await mailOf(db, fields, vault);
  checkMail(mail, ports);
  return mail;
}

async function mailOf(db: Db, fields: MailServerFields, vault: Vault): Promise<Mail> {
  const { host, port, security, username: user, sender_name: name, sender_address } = fields;
  const stored = await readMailServerRow(db);
  const isSame = stored.sealed !== null && stored.host === host && stored.username === user;
  const before = isSame && stored.sealed ? openedOr(vault, stored.sealed) : null;
  const password = fields.password || (before ?? '');
  return {
    server: { host, port, security, user, password: user ? password : '' },
    from: { name, address: sender_address },
  };
}
