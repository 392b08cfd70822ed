// A webhook: when it is tried again, and when it is given up.
import type { WebhookTrouble } from '#contract/webhook.ts';

const FIRST_MS = 10_000;
const GROWS = 3;
const LONGEST_MS = 12 * 3_600_000;
/** Pauses differ by up to a fifth, so that what failed together does not come back together. */
const JITTER = 0.2;
const SWITCHED_OFF_AFTER_MS = 3 * 86_400_000;
export const SECRET_OVERLAP_MS = 86_400_000;

/** What came of one try. `status` null: no answer. `answer`: the first of it. */
export type Tried = {
  status: number | null;
  ms: number;
  answer: string;
  trouble: WebhookTrouble | null;
};
/** Sends a signed body to an address; never throws. */
export type PostWebhook = (sent: {
  address: string;
  /** The names of the headers are those of Standard Webhooks. */
  headers: Record<string, string>;
  body: string;
}) => Promise<Tried>;

/**
 * Takes how many tries have failed by now, and a random number from 0 to 1; answers when the next
 * one is due: after 10 s, 30 s, 90 s … and at last every twelve hours.
 */
export function nextTryAt(failures: number, random: number, now: Date): Date {
  const pause = Math.min(LONGEST_MS, FIRST_MS * GROWS ** Math.min(failures - 1, 20));
  return new Date(now.getTime() + Math.round(pause * (1 - JITTER + 2 * JITTER * random)));
}

/** Whether one that has been failing since then, and failed again, is switched off. */
export const isGivenUp = (failingSince: Date, { trouble }: Tried, now: Date): boolean =>
  trouble === 'gone' || now.getTime() - failingSince.getTime() >= SWITCHED_OFF_AFTER_MS;
