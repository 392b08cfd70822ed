import { sql } from 'kysely';
import type { OpenedMailServer } from '#contract/admin/mail-server.ts';
import type { MailTrouble } from '#contract/mail-server.ts';
import type { Db } from '#db/connect.ts';
import type { Mail } from '#market/connections/mail-server.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';

export const MAIL_SERVER = {
  noun: 'mail-server',
  table: 'mail_server',
  only: true,
  secret: ['sealed'],
} as const;
/** The id of the single row in its history. */
export const THE_ONE = 1;

/** The mail server that the owner set and switched on, with its password; null if there is none. */
export async function readMail(db: Db, vault: Vault): Promise<Mail | null> {
  const {
    enabled,
    host,
    port,
    security,
    username: user,
    sealed,
    ...from
  } = await readMailServerRow(db);
  if (!enabled) return null;
  // an unreadable password is left empty: letters then fail, and the owner is told
  const password = sealed === null ? '' : (openedOr(vault, sealed) ?? '');
  return {
    server: { host, port, security, user, password },
    from: { name: from.sender_name, address: from.sender_address },
  };
}

type StoredMailServer = Omit<
  OpenedMailServer,
  'id' | 'version' | 'edited' | 'fixed' | 'has_password'
> & {
  sealed: string | null;
};

/** The stored row. */
export async function readMailServerRow(db: Db): Promise<StoredMailServer> {
  const { rows } = await sql<StoredMailServer>`
    select enabled, host, port, security, username, sealed, sender_name, sender_address
    from mail_server
  `.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('The row of the mail server is gone.');
  return stored;
}

/** The mail server for its form; `named` is the one in the environment, which takes precedence. */
export async function openMailServer(db: Db, named: Mail | null): Promise<OpenedMailServer> {
  const { rows } = await sql<OpenedMailServer>`
    select t.id, version, ${lastEdit(MAIL_SERVER.noun)} as edited, false as fixed,
      enabled, host, port, security, username, sealed is not null as has_password,
      sender_name, sender_address
    from (select ${THE_ONE}::int as id, * from mail_server) t
  `.execute(db);
  const [opened] = rows;
  if (!opened) throw new Error('The row of the mail server is gone.');
  if (!named) return opened;
  const { host, port, security, user, password } = named.server;
  return {
    ...opened,
    fixed: true,
    enabled: true,
    host,
    port,
    security,
    username: user,
    has_password: password !== '',
    sender_name: named.from.name,
    sender_address: named.from.address,
  };
}

type Standing = {
  waiting: number;
  failed: number;
  sent_at: string | null;
  trouble: { at: string; kind: MailTrouble } | null;
};

/** The state of mail: how many letters wait, how many failed (24 hours), and the last of each. */
export async function mailStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      (select count(*)::int from mails where state = 'waiting') as waiting,
      (select count(*)::int from mails
        where state = 'failed' and trouble_at > now() - interval '1 day') as failed,
      (select ${isoText('sent_at')} from mails
        where sent_at is not null order by sent_at desc limit 1) as sent_at,
      (select jsonb_build_object('at', ${isoText('trouble_at')}, 'kind', trouble) from mails
        where trouble_at is not null order by trouble_at desc limit 1) as trouble
  `.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('Counting answers always.');
  return standing;
}
