// PayPal's tokens: each call needs one, and the shop requests it with its keys.
import { randomBytes, randomUUID } from 'node:crypto';
import { formOf, type GatewayRequest, type Reply } from './stand-in.ts';

const TOKEN_SECONDS = 32_400;

export function openTokens(keys: { clientId: string; clientSecret: string }) {
  const all = new Set<string>();

  function give({ headers, raw }: GatewayRequest): Reply {
    const right =
      headers.authorization ===
      `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
    if (!right || formOf(raw).get('grant_type') !== 'client_credentials')
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      };
    const made = randomBytes(32).toString('base64url');
    all.add(made);
    return {
      json: {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: made,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: randomUUID(),
      },
    };
  }

  const isValid = (authorization = '') => all.has(authorization.replace('Bearer ', ''));

  return { give, isKnown: isValid, expire: () => all.clear() };
}
