// Sends the shop's mail by SMTP.
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
  /** Hands over one mail; returns null once the server has accepted it. Never throws. */
  deliver: (mail: Posted) => Promise<Fault | null>;
  close: () => void;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const CONNECTIONS = 3;

/**
 * Takes the server and the sender; a sender without a name gets the shop's. A password is only sent
 * over TLS, except to this machine.
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

/** The same at every attempt, so that a mail that arrives twice can be recognised. */
const messageId = ({ id, written_at }: Posted, sender: string) =>
  `<${written_at.getTime().toString(36)}.${id}@${sender.split('@')[1] ?? 'souk'}>`;
