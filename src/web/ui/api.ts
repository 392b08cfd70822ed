// How the browser calls the API: for personal data, after the page is there.
import { addresses, type ShopCall } from '#contract/addresses.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { bearer } from '#web/ui/bearer.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { shownNow } from '#web/ui/shown-now.ts';
import { notifyTabs } from '#web/ui/tabs.ts';
import { timeZone } from '#web/ui/time/time-zone.ts';
import { visitorToken } from '#web/ui/visitor-token.ts';

export type Data<Name extends ShopCall> = OutputOf<Endpoints[Name]>;
/** The input of a call; numbers may be texts, as in an address. */
export type Sent<Name extends ShopCall> = {
  [Field in keyof InputOf<Endpoints[Name]>]?: Sendable<InputOf<Endpoints[Name]>[Field]>;
};
type Sendable<Value> = Value | (number extends Value ? string : never);
/**
 * The API's answer: the data, or a refusal. `lines` holds the reasons for single cart lines by
 * their id.
 */
export type Answer<T> =
  | { ok: true; data: T; message: string }
  | {
      ok: false;
      message: string;
      reasons: string[];
      lines: Record<string, string[]>;
      status: number;
      /** The refusal’s code, for calls that the back office makes too. */
      code?: string | undefined;
    };
const IN_TROUBLE = 500;
const SESSION_OVER = 'invalid_token';
type Envelope = { data: unknown; status: number; message: string };

/** What other tabs must reload after a call of this noun. */
const CHANGES: Record<string, 'cart' | 'marks'> = {
  cart: 'cart',
  savedLine: 'cart',
  order: 'cart',
  wishlist: 'marks',
  compareList: 'marks',
  following: 'marks',
};

/** The number of running calls, for the progress bar. */
export const busy = reactiveState(0);
/** The message for calls without a network, in the page's language; set by the frame. */
export const offlineMessage = reactiveState('');
/**
 * The number of calls that have failed, offline or because the server is down; for the progress
 * bar.
 */
export const failures = reactiveState(0);

let signedOut = () => {};
/** Sets what to do if a call was answered as a guest's because the session had ended. */
export const onSignedOut = (act: () => void): void => {
  signedOut = act;
};

/**
 * Makes a call of the contract as this customer: `call('cart.byUser')`. Never throws: without a
 * network the status is 0, with a message if the browser knows that, and without one if the server
 * is silent. A call with two methods uses its first unless another is given.
 */
export async function call<Name extends ShopCall>(
  name: Name,
  input: Sent<Name> = {},
  otherMethod?: 'POST',
): Promise<Answer<Data<Name>>> {
  busy.set(busy.get() + 1);
  try {
    const {
      method: first,
      path,
      rest,
    } = requestOf(name, {
      user_token: visitorToken(),
      time_zone: timeZone(),
      ...input,
    });
    const method = otherMethod ?? first;
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(
            Object.entries(rest).map(([field, value]) => [field, String(value)]),
          )}`
        : '';
    const response = await fetch(`/api/v1/${path}${query}`, {
      method,
      headers: headersFor(method),
      ...(method === 'GET' ? {} : { body: JSON.stringify(rest) }),
    });
    shownNow(response.headers.get('date'));
    if (response.status >= IN_TROUBLE) failures.set(failures.get() + 1);
    const answer = answerOf<Data<Name>>((await response.json()) as Envelope);
    const changed = answer.ok && method !== 'GET' ? CHANGES[name.split('.')[0] ?? ''] : undefined;
    if (changed && name !== 'order.byUser') notifyTabs(changed);
    if (response.headers.get('www-authenticate')?.includes(SESSION_OVER)) signedOut();
    return answer;
  } catch {
    failures.set(failures.get() + 1);
    const message = navigator.onLine ? '' : offlineMessage.get();
    return { ok: false, message, reasons: [], lines: {}, status: 0 };
  } finally {
    busy.set(busy.get() - 1);
  }
}

/** Method and path of a call with its parameters filled in, and the rest of the input to send. */
export function requestOf(name: ShopCall, { ...rest }: Record<string, unknown>) {
  const [method = 'GET', pattern = ''] = addresses[name].split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  return { method, path, rest };
}

/** The headers of every call: the caller and the language. */
export function headersFor(method: string): Record<string, string> {
  const token = bearer();
  return {
    accept: 'application/json',
    language: document.documentElement.lang,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  };
}

type RefusalBody = { form?: string[]; product?: Record<string, string[]>[]; code?: string };

export function answerOf<T>({ data, status, message }: Envelope): Answer<T> {
  if (status === 200) return { ok: true, data: data as T, message };
  const body = data as RefusalBody | null;
  const reasons = body?.form ?? (message ? [message] : []);
  return {
    ok: false,
    message: reasons[0] ?? message,
    reasons,
    lines: body?.product?.[0] ?? {},
    status,
    code: body?.code,
  };
}
