// A client of `api/v1/`: every call of the contract by name, typed, over fetch.
import type { Calls } from './calls.ts';

export type { Calls } from './calls.ts';
export type CallName = keyof Calls;
export type InputOf<Name extends CallName> = Calls[Name]['input'];
export type DataOf<Name extends CallName> = Calls[Name]['data'];

/** A success: the call's answer, and a message for the user in their language. */
export type Done<Data> = { ok: true; data: Data; message: string };
/**
 * A refusal. `status` is the API's: 201 refused, 204 not signed in, 403 not allowed; 0 without a
 * network. Calls of staff and sellers also have `code`, `fields` (a message by field) and `uses`;
 * `reasons` are messages for the user.
 */
export type Refused = {
  ok: false;
  status: number;
  code: string;
  message: string;
  reasons: string[];
  fields: Record<string, string>;
  uses: Use[];
};
/** What still uses a thing that cannot be deleted: `{ noun: 'banner', id: 7, title: 'Sale' }`. */
export type Use = { noun: string; id: number; title: string };
export type Answer<Data> = Done<Data> | Refused;

export type ClientOptions = {
  /** The address of the shop: `https://shop.example`; empty in a browser on its pages. */
  origin: string;
  /** The addresses of the calls: those of `addresses.ts`, or the ones that are used. */
  addresses: Partial<Record<CallName, string>>;
  /** Returns the bearer from the sign-in; null: nobody is signed in. */
  bearer?: () => string | null;
  /** Returns the language for the shop's answers. */
  language?: () => string;
  fetch?: typeof fetch;
};

type Envelope = { data: unknown; status: number; message: string };
type Reasons = {
  form?: string[];
  code?: string;
  fields?: Record<string, string>;
  uses?: Use[];
} | null;

const DONE = 200;
const OFFLINE = 0;

/** Opens a client. Its calls never throw: a refusal, or a missing network, is an answer too. */
export function openClient(options: ClientOptions) {
  return {
    /** Makes a call; returns its data. */
    async call<Name extends CallName>(
      name: Name,
      input: InputOf<Name>,
    ): Promise<Answer<DataOf<Name>>> {
      const response = await send(options, name, input);
      if (!response) return refused(OFFLINE, 'offline');
      return readAnswer<DataOf<Name>>(response);
    },

    /** Makes a call that returns a file; returns it with its name. */
    async file<Name extends CallName>(
      name: Name,
      input: InputOf<Name>,
    ): Promise<Answer<{ name: string; file: Blob }>> {
      const response = await send(options, name, input);
      if (!response) return refused(OFFLINE, 'offline');
      const disposition = response.headers.get('content-disposition') ?? '';
      const [, fileName] = /filename="(.+)"/.exec(disposition) ?? [];
      if (fileName === undefined) return readAnswer(response);
      return { ok: true, data: { name: fileName, file: await response.blob() }, message: '' };
    },
  };
}
export type Client = ReturnType<typeof openClient>;

async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  const answer = (await response.json().catch(() => null)) as Envelope | null;
  if (!answer) return refused(response.status, 'unreadable');
  const { data, status, message } = answer;
  if (status === DONE) return { ok: true, data: data as Data, message };
  const { form = [], code = '', fields = {}, uses = [] } = (data as Reasons) ?? {};
  const why = { message: message || (form[0] ?? ''), reasons: form, fields, uses };
  return { ...refused(status, code), ...why };
}

const refused = (status: number, code: string): Refused => ({
  ok: false,
  status,
  code,
  message: '',
  reasons: [],
  fields: {},
  uses: [],
});

/** Sends a call; null without a network. */
async function send(
  { origin, addresses, bearer, language, fetch: ask = fetch }: ClientOptions,
  name: CallName,
  input: Record<string, unknown>,
): Promise<Response | null> {
  const { method, path, rest } = placed(addresses[name] ?? '', input);
  const token = bearer?.();
  const said = language?.();
  const query = new URLSearchParams(rest.map(([field, value]) => [field, String(value)]));
  return ask(`${origin}/api/v1/${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(said ? { language: said } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  }).catch(() => null);
}

/** Splits the input of `POST admin/brand/delete/{id}`: fills in the address, and keeps the rest. */
function placed(address: string, input: Record<string, unknown>) {
  const [method = 'GET', pattern = ''] = address.split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest.get(field));
    rest.delete(field);
    return encodeURIComponent(value);
  });
  return { method, path, rest: [...rest] };
}
