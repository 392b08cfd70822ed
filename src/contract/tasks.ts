// The tasks of the queue: each with its name and payload.
import type { Events } from '#contract/events.ts';
import type { Letter } from '#contract/letters.ts';

export type Tasks = {
  /** `event`: its number in the diary; older versions did not set it. */
  react: { kind: keyof Events; data: Events[keyof Events]; event?: number };
  'write-letter': Letter;
  'answer-forgotten': { email: string; code: string; word: string; language: string };
  'note-failed-sign-in': { email: string; network: string };
  'send-mail': { mail: number };
  /** Records the event with this number for webhooks. */
  'tell-webhooks': { event: number };
  'send-webhook': { webhook: number };
  'free-mails': Record<string, never>;
  sweep: Record<string, never>;
  'clear-stale': Record<string, never>;
  'remove-pictures': { names: string[] };
  'forget-pictures': { names: string[] };
  'resize-picture': { name: string };
  'look-at-payment': { payment: number };
  'look-at-payments': Record<string, never>;
  'follow-payments': Record<string, never>;
  'claim-payment': { orderId: number; method: number; ref: string };
  'end-payment': { payment: number };
  'close-unpaid': Record<string, never>;
  'release-earnings': Record<string, never>;
  'gather-payouts': Record<string, never>;
  'send-refund': { refund: number };
  'look-at-refunds': Record<string, never>;
  'issue-papers': Record<string, never>;
  'tell-back-in-stock': { inventory: number };
  'work-import': { import: number };
  'work-bulk': { bulk: number };
  'renew-flash-sales': Record<string, never>;
  'tell-sales-begun': Record<string, never>;
  'count-stores': Record<string, never>;
  'hold-stores': Record<string, never>;
  'open-products': { store: number };
  'remind-carts': Record<string, never>;
  'tell-late': { store: number };
  'count-uses': Record<string, never>;
  'learn-bought': Record<string, never>;
  'learn-alike': Record<string, never>;
  'count-popular': Record<string, never>;
  'fold-sums': Record<string, never>;
  'refold-products': { tag: number };
  'rebuild-title-indexes': Record<string, never>;
  /** For the products that mention the name of a thing; for `all`, those without words. */
  'write-words': {
    of: 'all' | 'brand' | 'category' | 'store' | 'tag' | 'value' | 'waiting';
    id: number;
  };
};
