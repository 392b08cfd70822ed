// A webhook: when to try again, and when to give up.
import type { WebhookTrouble } from '#contract/webhook.ts';

const FIRST_MS = 10_000;
const GROWS = 3;
const LONGEST_MS = 12 * 3_600_000;
/**
 * Pauses vary by up to a fifth, so that messages that failed together are not all retried together.
 */
const JITTER = 0.2;
const SWITCHED_OFF_AFTER_MS = 3 * 86_400_000;
export const SECRET_OVERLAP_MS = 86_400_000;

/**
 * The result of an attempt. `status` null: no response. `answer`: the beginning of the response.
 */
export type Tried = {
  status: number | null;
  ms: number;
  answer: string;
  trouble: WebhookTrouble | null;
};
/** Sends a signed body to an address; never throws. */
export type PostWebhook = (sent: {
  address: string;
  /** Header names are those of Standard Webhooks. */
  headers: Record<string, string>;
  body: string;
}) => Promise<Tried>;

/**
 * Takes the number of failures so far, and a random number from 0 to 1; returns when the next
 * attempt is due: after 10 s, 30 s, 90 s … and finally every twelve hours.
 */
export function nextTryAt(failures: number, random: number, now: Date): Date {
  const pause = Math.min(LONGEST_MS, FIRST_MS * GROWS ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + Math.round(pause * (1 - JITTER + 2 * JITTER * random)));
}

/**
 * Whether a webhook that has been failing since the given time, and failed again, is switched off.
 */
export const isGivenUp = (failingSince: Date, { trouble }: Tried, now: Date): boolean =>
  trouble === 'gone' || now.getTime() - failingSince.getTime() >= SWITCHED_OFF_AFTER_MS;
