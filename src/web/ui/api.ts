// The browser's way to the API: personal things, asked after the page is there.
import type { OutputOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { bearer } from '#web/ui/bearer.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { visitorToken } from '#web/ui/visitor-token.ts';

export type Call = keyof typeof endpoints;
export type Data<Name extends Call> = OutputOf<(typeof endpoints)[Name]>;
/**
 * What the API said: the data, or why not. `lines` holds the reasons of single cart lines by their
 * id.
 */
export type Answer<T> =
  | { ok: true; data: T; message: string }
  | {
      ok: false;
      message: string;
      reasons: string[];
      lines: Record<string, string[]>;
      status: number;
    };
type Envelope = { data: unknown; status: number; message: string };

/** How many calls are on their way; the progress bar watches it. */
export const busy = reactiveState(0);

/**
 * Makes a call of the contract as this shopper: `call<'cartByUser'>('GET', 'cart/by-user')`. Never
 * throws: no network is an answer too.
 */
export async function call<Name extends Call>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  input: Record<string, unknown> = {},
): Promise<Answer<Data<Name>>> {
  busy.set(busy.get() + 1);
  try {
    const all = {
      user_token: visitorToken(),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...input,
    };
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))}`
        : '';
    const response = await fetch(`/api/v1/${path}${query}`, {
      method,
      headers: headersFor(method),
      ...(method === 'GET' ? {} : { body: JSON.stringify(all) }),
    });
    return answerOf<Data<Name>>((await response.json()) as Envelope);
  } catch {
    return { ok: false, message: '', reasons: [], lines: {}, status: 0 };
  } finally {
    busy.set(busy.get() - 1);
  }
}

/** What every call says of its caller and language. */
export function headersFor(method: string): Record<string, string> {
  const token = bearer();
  return {
    accept: 'application/json',
    language: document.documentElement.lang,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  };
}

export function answerOf<T>({ data, status, message }: Envelope): Answer<T> {
  if (status === 200) return { ok: true, data: data as T, message };
  const said = data as { form?: string[]; product?: Record<string, string[]>[] } | null;
  const reasons = said?.form ?? (message ? [message] : []);
  return {
    ok: false,
    message: reasons[0] ?? message,
    reasons,
    lines: said?.product?.[0] ?? {},
    status,
  };
}
