// How a message is signed, as Standard Webhooks has it: https://www.standardwebhooks.com
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new signing secret, as Standard Webhooks writes it: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** A message's own id, which stays when it is told again. */
export const newMessageKey = (): string => `msg_${randomBytes(18).toString('base64url')}`;

/** Takes a message and the secrets that are valid; answers the headers that it goes with. */
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
