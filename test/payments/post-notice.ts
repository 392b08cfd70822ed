// Notices that anybody could post, by hand.
import type { Notice } from '../stand-ins/gateways/stand-in.ts';
import type { AtShop } from './at-shop.ts';

/** Posts a notice to the shop unchanged; returns the status. */
export async function postNotice({ there }: AtShop, { body, headers }: Notice): Promise<number> {
  const sent = { 'content-type': 'application/json', ...headers };
  return (await fetch(there.webhook ?? '', { method: 'POST', headers: sent, body })).status;
}

/** Headers with another signature. */
export const forgedHeaders = (headers: Notice['headers']): Notice['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [
      key,
      /sig|hash/i.test(key) ? value.slice(0, -2) + (value.endsWith('aa') ? 'bb' : 'aa') : value,
    ]),
  );
