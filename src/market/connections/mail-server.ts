// The server that sends the market's mail, and the sender's address.
import type { Sender } from '#base/sender.ts';
import { Refusal } from '#base/refusal.ts';
import type { MailSecurity, MailTrouble } from '#contract/mail-server.ts';

/**
 * `security`: TLS from the first byte (`tls`), TLS before anything else is sent (`starttls`), or
 * only if the server offers it (`none`). With an empty `user`, nobody signs in.
 */
export type MailServer = {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  password: string;
};
export type Mail = { server: MailServer; from: Sender };

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
/** Whether a host is this machine. */
export const isHere = (host: string): boolean => LOOPBACK.has(host);

/** Parses a server from the environment: `smtp://user:password@host:port`, or `smtps:`. */
export function mailServerAt(smtpUrl: string): MailServer {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const tls = protocol === 'smtps:';
  return {
    host,
    port: Number(port) || (tls ? 465 : 587),
    security: tls ? 'tls' : username && !isHere(host) ? 'starttls' : 'none',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/**
 * Checks whether mail could be sent with these settings. Refuses 'required' for a missing host,
 * sender or password, 'mail-port' for a port that the owner may not use, and 'mail-password-open'
 * for a password that would travel unencrypted.
 */
export function checkMail({ server, from }: Mail, ports: readonly number[]): void {
  const { host, port, security, user, password } = server;
  if (host === '') throw new Refusal('required', { field: 'host' });
  if (from.address === '') throw new Refusal('required', { field: 'sender_address' });
  if (!ports.includes(port))
    throw new Refusal('mail-port', { field: 'port', ports: ports.map(String) });
  if (user !== '' && password === '') throw new Refusal('required', { field: 'password' });
  if (user !== '' && security === 'none' && !isHere(host))
    throw new Refusal('mail-password-open', { field: 'security' });
}

/** The refusal for a problem with the mail server, at the field it concerns. */
export const refusalOf = (trouble: MailTrouble): Refusal => REFUSALS[trouble]();

const REFUSALS: Record<MailTrouble, () => Refusal> = {
  'host-unknown': () => new Refusal('mail-host-unknown', { field: 'host' }),
  unreachable: () => new Refusal('mail-unreachable', { field: 'host' }),
  tls: () => new Refusal('mail-tls', { field: 'security' }),
  login: () => new Refusal('mail-login', { field: 'password' }),
  sender: () => new Refusal('mail-sender', { field: 'sender_address' }),
  recipient: () => new Refusal('mail-recipient', { field: 'to' }),
  refused: () => new Refusal('mail-refused', { field: 'to' }),
};
