// How a shopper comes back from a gateway: by an address, or by a form that the gateway's page
// posts across sites.
import type { Disputes } from './disputes.ts';
import { escape } from './hosted-page.ts';
import type { Notice, Reply, Sending } from './stand-in.ts';

export type ComeBack = { method: 'GET' | 'POST'; url: string; fields: Record<string, string> };

/**
 * What came of one of the shop's payments: how many pages were opened for it, what was paid in all,
 * and what went back, each; in minor units.
 */
export type Made = { opened: number; received: number; back: number[] };

/**
 * What a client opens in the gateway's own window, with what a browser has: an amount in minor
 * units, who pays, to whose account, when, and in place of our key what the client likes. `state`:
 * how far it is paid.
 */
export type InWindow = {
  minor: number;
  currency?: string;
  email?: string;
  payee?: string;
  at?: Date;
  echo?: string;
  state?: 'approved' | 'pending' | 'paid';
};
/** Such a window of a stand-in: answers what the gateway calls the payment. */
export type Window = { payInWindow: (wish: InWindow) => string };

/**
 * What a test does at a stand-in, as a shopper without a browser and as the gateway. `ref` is what
 * the gateway's adapter calls `providerRef`.
 */
export type AtGateway = {
  /**
   * Where notices go. What is done on the page is told by itself, what is done by these functions
   * only by `notify`.
   */
  webhook: string | null;
  /** Whether refunds wait until `endRefund`. */
  refundsWait: boolean;
  endRefund: (ref: string, state: 'succeeded' | 'failed') => void;
  /**
   * Money of a payment that was made is given back at the gateway's own pages, in minor units.
   * Answers what the gateway calls that.
   */
  refundThere: (ref: string, minor: number) => string;
  /** What buyers dispute; null where the gateway's calls know of none. */
  disputes: Disputes | null;
  /** What came of the payment with our key. */
  made: (key: string) => Made;
  /** What a shopper does on the page, and how their browser comes back. */
  pay: (ref: string) => ComeBack;
  decline: (ref: string) => ComeBack;
  cancel: (ref: string) => ComeBack;
  /** Paid, but the gateway is not sure yet; then it is, or it is not. */
  hold: (ref: string) => ComeBack;
  release: (ref: string, well?: boolean) => void;
  /**
   * A notice of a payment, a refund or a dispute as it stands, as it would be sent; and sent: the
   * statuses that the shop answered.
   */
  notice: (kind: string, ref: string, at?: Date) => Notice;
  notify: (kind: string, ref: string, sending?: Sending) => Promise<number[]>;
};

/** The address of a way back, its fields in the query where it is one by GET. */
export function addressOf({ method, url, fields }: ComeBack): string {
  const address = new URL(url);
  if (method === 'GET')
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/** What the gateway's page answers to send a browser back. */
export function sendBack(back: ComeBack): Reply {
  if (back.method === 'GET')
    return { status: 302, headers: { location: addressOf(back) }, html: '' };
  const fields = Object.entries(back.fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  return {
    html:
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Back to the shop</title>' +
      `<form method="post" action="${escape(back.url)}">${fields}` +
      '<button>Back to the shop</button></form>' +
      '<script>document.forms[0].submit()</script></html>',
  };
}
