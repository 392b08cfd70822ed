// Signatures between Iyzico and the shop, made with their shared secret.
import { randomUUID } from 'node:crypto';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';

export type IyzicoKeys = { apiKey: string; secretKey: string };

/** The headers of a request, signed over its path without the query and the exact text sent. */
export function signedHeaders(
  { apiKey, secretKey }: IyzicoKeys,
  path: string,
  body: string,
  random: string = randomUUID(),
): Record<string, string> {
  const signature = hexHmac(secretKey, random + path + body);
  const proof = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`;
  return {
    'x-iyzi-rnd': random,
    authorization: `IYZWSv2 ${Buffer.from(proof).toString('base64')}`,
  };
}

/**
 * The signature of an answer: over its values in order, numbers without trailing zeros (10.50 is
 * 10.5, 6.0 is 6), missing ones as empty text.
 */
export const answerSignature = (secretKey: string, values: unknown[]): string =>
  hexHmac(secretKey, values.map(bare).join(':'));

/** Whether an answer was signed with the secret. */
export const isSigned = (
  secretKey: string,
  values: unknown[],
  signature: string | null | undefined,
): boolean =>
  secretKey !== '' && isSame(answerSignature(secretKey, values), signature?.toLowerCase());

/** The signature of a notice of the hosted form (V3): over the secret and the fields together. */
export const noticeSignature = (secretKey: string, fields: string[]): string =>
  hexHmac(secretKey, secretKey + fields.join(''));

function bare(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}
