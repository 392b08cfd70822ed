// Classifies the errors of a mail server and of the connection to it.
import type { MailTrouble } from '#contract/mail-server.ts';

/**
 * Why a mail was not sent; `forGood`: the recipient's server will never accept it. `trouble`: our
 * own code for the problem; null when no server was reached. Holds no secret of ours.
 */
export type Fault = { message: string; forGood: boolean; trouble: MailTrouble | null };

type Problem = {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
};

/**
 * A mail whose address or text the server rejects has failed for good; everything else may be
 * temporary: no network, a full queue, a wrong password of ours. The secrets are removed from the
 * message.
 */
export function faultOf(problem: unknown, secrets: string[]): Fault {
  const known = (typeof problem === 'object' && problem !== null ? problem : {}) as Problem;
  const { code, command, responseCode, response, message } = known;
  const cleaned = secrets
    .reduce(
      (text, secret) => text.replaceAll(secret, '…'),
      [code, response ?? message ?? String(problem)].filter(Boolean).join(': '),
    )
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
  const forGood = (command === 'RCPT TO' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  return { message: cleaned, forGood, trouble: troubleOf(known) };
}

const UNREACHED = /^(ECONN|ETIMEDOUT|EHOST|ENET|EPIPE|EADDR|EACCES)/;

function troubleOf({ code = '', originalCode = '', command, response }: Problem): MailTrouble {
  if (code === 'EDNS' || /^(ENOTFOUND|EAI_)/.test(originalCode)) return 'host-unknown';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (code === 'ETLS' || command === 'STARTTLS') return 'tls';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (response) return 'refused';
  // a socket that opened and then failed without a reply failed at its certificate
  if (code === 'ESOCKET' && originalCode && !UNREACHED.test(originalCode)) return 'tls';
  return code === 'EMESSAGE' || code === 'EENVELOPE' ? 'refused' : 'unreachable';
}
