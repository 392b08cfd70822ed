// How the browser calls the API: for personal things, after the page is there.
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
/** What a call may be sent; numbers may be texts, as they stand in an address. */
export type Sent<Name extends ShopCall> = {
  [Field in keyof InputOf<Endpoints[Name]>]?: Sendable<InputOf<Endpoints[Name]>[Field]>;
};
type Sendable<Value> = Value | (number extends Value ? string : never);
/**
 * The API's answer: the data, or why not. `lines` holds the reasons of single cart lines by their
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
      /** Of calls that the desk makes too: the refusal’s code. */
      code?: string | undefined;
    };
const IN_TROUBLE = 500;
const SESSION_OVER = 'invalid_token';
type Envelope = { data: unknown; status: number; message: string };

/** What the calls of a noun change that other tabs show too. */
const CHANGES: Record<string, 'cart' | 'marks'> = {
  cart: 'cart',
  savedLine: 'cart',
  order: 'cart',
  wishlist: 'marks',
  compareList: 'marks',
  following: 'marks',
};

/** How many calls are on their way; the progress bar watches it. */
export const busy = reactiveState(0);
/** What calls answer without a network, in the page's language; the frame sets it. */
export const offlineMessage = reactiveState('');
/** How many calls have failed so far, offline or with the shop down; for the progress bar. */
export const failures = reactiveState(0);

let signedOut = () => {};
/** Says what is done where a call was answered as a guest's, because the session had ended. */
export const onSignedOut = (act: () => void): void => {
  signedOut = act;
};

/**
 * Makes a call of the contract as this shopper: `call('cart.byUser')`. Never throws: no network is
 * an answer too, of status 0, with words where the browser knows it and none where the shop is
 * silent. A call that has two methods is made by its first unless another is said.
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

/** Method and path of a call with its segments filled in, and what of the input is left to send. */
export function requestOf(name: ShopCall, { ...rest }: Record<string, unknown>) {
  const [method = 'GET', pattern = ''] = addresses[name].split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  return { method, path, rest };
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
