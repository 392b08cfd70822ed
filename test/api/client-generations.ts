// The existing clients (wire contract, sections 8, 9 and 11): how each of them sends the visitor,
// the language and the bearer, and wraps the body of an order.
import { createCipheriv } from 'node:crypto';
import { expect } from 'vitest';
import { unique } from '../make.ts';
import type { Answer, TestShop } from '../shop.ts';

export type Sent = Record<string, unknown>;
type Row = Record<string, unknown>;

/**
 * A body as clients wrap it: AES-128-CBC with the constant that each of them contains, padded with
 * zero bytes.
 */
export function wrapped(body: Sent): Sent {
  const plain = Buffer.from(JSON.stringify(body));
  const padded = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  const cipher = createCipheriv(
    'aes-128-cbc',
    Buffer.from('0123456470abcdef0123456789abcdef', 'hex'),
    Buffer.from('abcdef1876343516abcdef9876543210', 'hex'),
  ).setAutoPadding(false);
  return { data: Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64') };
}
export const row = (value: unknown): Row =>
  typeof value === 'object' && value !== null ? (value as Row) : {};
export const list = (value: unknown): Row[] => (Array.isArray(value) ? value.map(row) : []);
/** The data of an answer that must be a success. */
export const fine = ({ http, status, data, text }: Answer): unknown => {
  expect({ http, status }, text).toEqual({ http: 200, status: 200 });
  return data;
};

/** How one client calls. */
export type Client = {
  post: (path: string, body?: Sent) => Promise<Answer>;
  get: (path: string, query?: Sent) => Promise<Answer>;
  drop: (path: string, query?: Sent) => Promise<Answer>;
  token: string;
  signIn: (bearer: string | null) => void;
};

/**
 * The older web client: `Lang` on common, a bogus bearer while nobody is signed in, the id repeated
 * in the query, no `user_token` on two cart calls.
 */
export function older(open: TestShop): Client {
  const token = unique('w1-visitor');
  let authorization = 'false';
  const headers = () => ({ authorization, lang: 'fr', language: 'fr' });
  return {
    token,
    signIn: (bearer) => {
      authorization = bearer ? `Bearer ${bearer}` : 'false';
    },
    get: (path, query = {}) =>
      open.call(
        'GET',
        path,
        {
          user_token: token,
          time_zone: 'Europe/Paris',
          order_by: '',
          type: '',
          page: '',
          ...query,
        },
        headers(),
      ),
    post: (path, body = {}) => open.call('POST', path, { user_token: token, ...body }, headers()),
    drop: (path, query = {}) => open.call('DELETE', path, query, headers()),
  };
}
/** The newer web client: `Language`, no header while nobody is signed in, `is_user` on the cart. */
export function newer(open: TestShop): Client {
  const token = unique('w2-visitor');
  let bearer: string | null = null;
  const headers = (): Record<string, string> => ({
    language: 'AR',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  });
  return {
    token,
    signIn: (next) => {
      bearer = next;
    },
    get: (path, query = {}) =>
      open.call('GET', path, { ...(bearer ? {} : { user_token: token }), ...query }, headers()),
    post: (path, body = {}) =>
      open.call(
        'POST',
        path,
        { ...(bearer ? {} : { user_token: token }), is_user: true, ...body },
        headers(),
      ),
    drop: (path, query = {}) =>
      open.call('DELETE', path, { user_token: token, ...query }, headers()),
  };
}
/** The mobile client: `user_token` in the query of POST calls too. */
export function mobile(open: TestShop): Client {
  const token = unique('fl-visitor');
  let bearer: string | null = null;
  const headers = (): Record<string, string> =>
    bearer ? { authorization: `Bearer ${bearer}` } : {};
  return {
    token,
    signIn: (next) => {
      bearer = next;
    },
    get: (path, query = {}) => open.call('GET', path, { user_token: token, ...query }, headers()),
    post: (path, body = {}) => open.call('POST', `${path}?user_token=${token}`, body, headers()),
    drop: (path, query = {}) =>
      open.call('DELETE', path, { user_token: token, ...query }, headers()),
  };
}
