import { hexHmac } from '#outside/gateways/hmac.ts';
import { standIn, sendNotice, type StandIn } from '../../stand-ins/gateways/stand-in.ts';
import type { AcmeKeys } from './acme.ts';

type Payment = { id: string; key: string; minor: number; paid: number; currency: string };
export type AcmeStandIn = StandIn & {
  keys: AcmeKeys;
  /** Refunded minor units, by the keys of the refunds. */
  refunds: Map<string, number>;
  /** Pays what was asked for, plus `more`. */
  pay: (key: string, more?: number) => void;
  /** Sends a notice of a payment to an address; `secret` signs it. */
  notify: (to: string, key: string, secret?: string) => Promise<number[]>;
};

/** The invented gateway's server. */
export async function openAcme(): Promise<AcmeStandIn> {
  const keys = { account: 'shop-1', secret: 'acme_test_secret' };
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, number>();
  const stand = await standIn(async ({ method, path, headers, raw }) => {
    if (headers.authorization !== `${keys.account} ${keys.secret}`)
      return { status: 401, json: {} };
    const [, , key = '', what] = path.split('/');
    const input = method === 'POST' ? JSON.parse(raw.toString('utf8')) : {};
    if (what === 'refunds') {
      if (method === 'POST') refunds.set(input.key, input.minor);
      return { json: { id: `back-${refunds.size}`, done: true } };
    }
    if (method === 'POST' && !payments.has(input.key))
      payments.set(input.key, { id: `acme-${payments.size + 1}`, paid: 0, ...input });
    const found = payments.get(method === 'POST' ? input.key : key);
    return found ? { json: { ...found, page: `${stand.url}/page/${found.id}` } } : null;
  });
  const of = (key: string): Payment => {
    const found = payments.get(key);
    if (!found) throw new Error(`Acme has no payment ${key}.`);
    return found;
  };
  return Object.assign(stand, {
    keys,
    refunds,
    pay: (key: string, more = 0) => {
      of(key).paid = of(key).minor + more;
    },
    notify: (to: string, key: string, secret = keys.secret) => {
      const body = JSON.stringify({ id: `evt-${key}`, payment: of(key).id });
      return sendNotice(to, { body, headers: { 'acme-signature': hexHmac(secret, body) } });
    },
  });
}
