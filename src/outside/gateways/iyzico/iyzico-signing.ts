// How Iyzico and the shop know one another: each signs what it says with the secret that both have.
import { randomUUID } from 'node:crypto';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';

export type IyzicoKeys = { apiKey: string; secretKey: string };

/** The headers of a request: over the path without its query and exactly the text that is sent. */
export function signedHeaders(
  { apiKey, secretKey }: IyzicoKeys,
  path: string,
  body: string,
  random: string = randomUUID(),
): Record<string, string> {
  const signature = hexHmac(secretKey, random + path + body);
  return {
    'x-iyzi-rnd': random,
    authorization: `IYZWSv2 ${Buffer.from(`apiKey:${apiKey}&randomKey:${random}&signature:${signature}`).toString('base64')}`,
  };
}

/**
 * The signature of an answer: its values one after another, numbers without the zeros at their end
 * (10.50 is 10.5, 6.0 is 6), what is missing as nothing.
 */
export const answerSignature = (secretKey: string, values: unknown[]): string =>
  hexHmac(secretKey, values.map(bare).join(':'));

/** Whether an answer is signed by whoever has the secret. */
export const isSigned = (
  secretKey: string,
  values: unknown[],
  signature: string | null | undefined,
): boolean =>
  secretKey !== '' && isSame(answerSignature(secretKey, values), signature?.toLowerCase());

/** The signature of a notice of the hosted form (V3): the secret and the fields run together. */
export const noticeSignature = (secretKey: string, fields: string[]): string =>
  hexHmac(secretKey, secretKey + fields.join(''));

function bare(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return /^\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}
