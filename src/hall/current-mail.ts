import type { Db } from '#db/connect.ts';
import type { Config } from '#hall/config.ts';
import type { MailAccess } from '#market/connections/edit-mail-server.ts';
import { mailServerAt, type Mail } from '#market/connections/mail-server.ts';
import { readMail } from '#market/connections/read-mail-server.ts';
import type { Vault } from '#market/settings/vault.ts';

/** The mail server in the environment; null: none. */
export const namedMail = ({ mail }: Pick<Config, 'mail'>): Mail | null =>
  mail && { server: mailServerAt(mail.smtpUrl), from: mail.from };

/** What testing a mail server needs: the vault for its password, and the allowed ports. */
export const accessOf = ({ vault, config }: MailContext): MailAccess => ({
  vault,
  ports: config.mailPorts,
});
type MailContext = { vault: Vault; config: Pick<Config, 'mailPorts'> };

/**
 * Returns the present mail settings: those of the environment, else those of the owner, whose
 * changes take effect at once in every process.
 */
export function currentMail(
  config: Pick<Config, 'mail'>,
  vault: Vault,
): (db: Db) => Promise<Mail | null> {
  const named = namedMail(config);
  return async (db) => named ?? readMail(db, vault);
}
