// The signatures of Iyzico's requests, answers and notices.
import { createHmac } from 'node:crypto';
import { no, type No } from './iyzico-books.ts';

export const KEYS = { apiKey: 'sandbox-standin', secretKey: 'sandbox-secret-standin' };
export const hmac = (text: string) =>
  createHmac('sha256', KEYS.secretKey).update(text).digest('hex');

/** What is wrong with the signature of a request. */
export function wrongIn(headers: Record<string, string>, path: string, body: string): No | null {
  const credentials = new Map(
    Buffer.from(headers.authorization?.replace('IYZWSv2 ', '') ?? '', 'base64')
      .toString('utf8')
      .split('&')
      .map(
        (part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)] as const,
      ),
  );
  if (credentials.get('apiKey') !== KEYS.apiKey) return no('1001', 'api credentials not found');
  const random = headers['x-iyzi-rnd'];
  return random &&
    credentials.get('randomKey') === random &&
    credentials.get('signature') === hmac(random + path + body)
    ? null
    : no('1000', 'invalid signature');
}

/** The signature of an answer's values, with numbers written without trailing zeros. */
export const signed = (values: unknown[]) => hmac(values.join(':'));
