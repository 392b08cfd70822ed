// The key of an order being placed: the same for the same lines until the order is placed, so that
// sending twice orders once.
const KEY = 'order-key';
const SENT = 'order-sent';

/**
 * The key for these lines. Other lines get a new one, since the server would answer with the
 * earlier order.
 */
export function orderKey(lineIds: number[]): string {
  const about = lineIds.toSorted((a, b) => a - b).join(' ');
  const [known, knownAbout] = (sessionStorage.getItem(KEY) ?? '').split('|');
  if (known && knownAbout === about) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''); // randomUUID is missing over plain http
  sessionStorage.setItem(KEY, `${made}|${about}`);
  return made;
}

/** Notes that an order was sent and is not answered yet. */
export const noteSent = (): void => sessionStorage.setItem(SENT, '1');
/** The answer has arrived, and was a refusal. */
export const noteAnswered = (): void => sessionStorage.removeItem(SENT);
/** Whether an order was sent and never answered: it may have been placed. */
export const isUnsure = (): boolean => sessionStorage.getItem(SENT) !== null;

export function forgetOrderKey(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(SENT);
}
