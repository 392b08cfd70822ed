// Mail by SMTP: the shop's way to everybody's inbox.
import { createTransport } from 'nodemailer';
import { isHere, type Mail } from '#market/connections/mail-server.ts';
import { faultOf, type Fault } from '#outside/mail/mail-fault.ts';

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
export type Post = {
  /** Hands one mail over; answers null when the other side took it. Never throws. */
  deliver: (mail: Posted) => Promise<Fault | null>;
  close: () => void;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 3;

/**
 * Takes how mail is sent and who it comes from; without a name of theirs the shop's. A password
 * goes over TLS only, but on the loopback.
 */
export function openPost({ server, from }: Mail): Post {
  const { host, port, security, user, password } = server;
  const auth = user ? { user, pass: password } : undefined;
  const { name, address } = from;
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure: security === 'tls',
    ...(auth ? { auth } : {}),
    requireTLS: security === 'starttls' || (security === 'none' && !!auth && !isHere(host)),
    ignoreTLS: security === 'none' && isHere(host),
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
