// Signs messages as Standard Webhooks defines it: https://www.standardwebhooks.com
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new signing secret in the format of Standard Webhooks: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The id of a message, which stays the same when it is sent again. */
export const newMessageKey = (): string => `msg_${randomBytes(18).toString('base64url')}`;

/** Takes a message and the valid secrets; returns the headers to send with it. */
export function signedHeaders(
  { key, body, at }: { key: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'));
    return `v1,${hmac.update(`${key}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': key,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
