// Mail by SMTP: the shop's way to everybody's inbox.
import { createTransport } from 'nodemailer';
import type { Sender } from '#base/sender.ts';

export type Posted = {
  id: number;
  written_at: Date;
  /** The shop's name, in the letter's language. */ sender: string;
  recipient: string;
  reply_to: string | null;
  language: string;
  subject: string;
  html: string;
  plain: string;
  headers: Record<string, string>;
};
/**
 * Why a mail did not go: `for good` when the other side will never take it. Holds no secret of
 * ours.
 */
export type Fault = { said: string; forGood: boolean };
export type Post = {
  /** Hands one mail over; answers null when the other side took it. Never throws. */
  deliver: (mail: Posted) => Promise<Fault | null>;
  close: () => void;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 3;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Takes an address `smtp://user:password@host:port` (`smtps:` speaks TLS from the first byte) and
 * who mail comes from; without a name of theirs the shop's. A password goes over TLS only, but on
 * the loopback.
 */
export function openPost(smtpUrl: string, { name, address }: Sender): Post {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(auth ? { auth } : {}),
    requireTLS: !secure && auth !== undefined && !LOOPBACK.has(hostname),
    ignoreTLS: !secure && LOOPBACK.has(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    deliver: (mail) =>
      transport
        .sendMail({
          from: { name: name || mail.sender, address },
          to: { name: '', address: mail.recipient },
          ...(mail.reply_to ? { replyTo: { name: '', address: mail.reply_to } } : {}),
          subject: mail.subject,
          html: mail.html,
          text: mail.plain,
          date: mail.written_at,
          messageId: messageId(mail, address),
          headers: {
            'Content-Language': mail.language,
            'Auto-Submitted': 'auto-generated',
            ...mail.headers,
          },
        })
        .then(
          () => null,
          (problem: unknown) =>
            faultOf(
              problem,
              [auth?.user, auth?.pass].filter((secret) => secret !== undefined),
            ),
        ),
  };
}

/** The same at every try, so that a mail that comes twice can be known as one. */
const messageId = ({ id, written_at }: Posted, sender: string) =>
  `<${written_at.getTime().toString(36)}.${id}@${sender.split('@')[1] ?? 'souk'}>`;

/**
 * Refused for good is an address or a text that the other side will not take; all else may pass: no
 * network, a full queue, our own password.
 */
function faultOf(problem: unknown, secrets: string[]): Fault {
  const { code, command, responseCode, response, message } = (
    typeof problem === 'object' && problem !== null ? problem : {}
  ) as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const said = secrets
    .reduce(
      (text, secret) => text.replaceAll(secret, '…'),
      [code, response ?? message ?? String(problem)].filter(Boolean).join(': '),
    )
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
  return {
    said,
    forGood: (command === 'RCPT TO' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500,
  };
}
