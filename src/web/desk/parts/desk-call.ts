// How the desk's screens speak to the shop: only through the API, typed by the contract.
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { deskAddresses, type DeskCall } from '#contract/desk-addresses.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Edit } from '#contract/resource.ts';
import { bearer, keepBearer } from '#web/ui/bearer.ts';

export type DeskData<Name extends DeskCall> = OutputOf<Endpoints[Name]>;
export type DeskInput<Name extends DeskCall> = {
  [Field in keyof InputOf<Endpoints[Name]>]?: InputOf<Endpoints[Name]>[Field];
};
type OpenedThing = { id: number; version: number; edited: { at: string; by: string } | null };
/** The calls that answer a list, a thing to edit, and the edits of one. */
export type ListCall = CallThat<{ rows: { id: number }[]; total: number }>;
export type OpenCall = CallThat<OpenedThing>;
export type EditsCall = CallThat<Edit[]>;
type CallThat<Answers> = {
  [Name in DeskCall]: DeskData<Name> extends Answers ? Name : never;
}[DeskCall];
export type RowOf<Name extends ListCall> = DeskData<Name>['rows'][number];

/** Why not: its code, a sentence, and sentences beside the fields that they speak of. */
export type DeskRefusal = {
  ok: false;
  code: string;
  message: string;
  fields: Record<string, string>;
};
export type DeskAnswer<T> = { ok: true; data: T; message: string } | DeskRefusal;

type Envelope = {
  data: unknown;
  status: number;
  message: string;
};
type Refused = { form?: string[]; code?: string; fields?: Record<string, string> } | null;

const SIGNED_OUT = 204;
const DONE = 200;

/**
 * Makes a call as the person who works here. Never throws: no network is an answer too, with the
 * code 'offline' and no words. Who is not signed in any more is led to the sign-in.
 */
export async function deskCall<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown> = {},
): Promise<DeskAnswer<DeskData<Name>>> {
  try {
    const response = await deskFetch(name, input);
    const { data, status, message } = (await response.json()) as Envelope;
    if (status === DONE) return { ok: true, data: data as DeskData<Name>, message };
    if (status === SIGNED_OUT) keepBearer(null);
    const { form = [], code = '', fields = {} } = (data as Refused) ?? {};
    return { ok: false, code, message: message || (form[0] ?? ''), fields };
  } catch {
    return { ok: false, code: 'offline', message: '', fields: {} };
  }
}

/** Saves what a call answers as a file. */
export async function saveFile(name: DeskCall, input: Record<string, unknown>): Promise<boolean> {
  const response = await deskFetch(name, input).catch(() => null);
  const file = /filename="(.+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1];
  if (!response?.ok || !file) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}

function deskFetch(name: DeskCall, input: object): Promise<Response> {
  const [method = 'GET', pattern = ''] = deskAddresses[name].split(' ');
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest.get(field));
    rest.delete(field);
    return encodeURIComponent(value);
  });
  const token = bearer();
  const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)]));
  return fetch(`/api/v1/${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: {
      accept: 'application/json',
      language: document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
}
