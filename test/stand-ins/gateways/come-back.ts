// How a shopper comes back from a gateway: by an address, or by a form that the gateway's page
// posts across sites.
import type { Disputes } from './disputes.ts';
import { escape } from './hosted-page.ts';
import type { Notice, Reply, Sending } from './stand-in.ts';

export type ComeBack = { method: 'GET' | 'POST'; url: string; fields: Record<string, string> };

/**
 * The results of one of the shop's payments: the number of pages opened for it, the total paid, and
 * each refund; in minor units.
 */
export type Made = { opened: number; received: number; back: number[] };

/**
 * What a client opens in the gateway's own window, with a browser's data: an amount in minor units,
 * the payer, the account, the time, and any value in place of our key. `state`: how far it is paid.
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
/** Such a window of a stand-in: returns the gateway's id of the payment. */
export type Window = { payInWindow: (wish: InWindow) => string };

/**
 * What a test does at a stand-in, as a shopper without a browser and as the gateway. `ref` is
 * `providerRef` in the gateway's adapter.
 */
export type AtGateway = {
  /**
   * The address for notices. Actions on the page send them automatically, these functions only with
   * `notify`.
   */
  webhook: string | null;
  /** Whether refunds wait for `endRefund`. */
  refundsWait: boolean;
  endRefund: (ref: string, state: 'succeeded' | 'failed') => void;
  /**
   * A refund of a payment at the gateway's own pages, in minor units. Returns the gateway's id for
   * it.
   */
  refundThere: (ref: string, minor: number) => string;
  /** The buyers' disputes; null if the gateway has no calls for them. */
  disputes: Disputes | null;
  /** The results of the payment with our key. */
  made: (key: string) => Made;
  /** What a shopper does on the page, and how their browser comes back. */
  pay: (ref: string) => ComeBack;
  decline: (ref: string) => ComeBack;
  cancel: (ref: string) => ComeBack;
  /** Paid, but the gateway is not sure yet; then it succeeds, or fails. */
  hold: (ref: string) => ComeBack;
  release: (ref: string, well?: boolean) => void;
  /**
   * A notice of a payment, a refund or a dispute in its present state; and sending it: the statuses
   * of the shop's answers.
   */
  notice: (kind: string, ref: string, at?: Date) => Notice;
  notify: (kind: string, ref: string, sending?: Sending) => Promise<number[]>;
};

/** The address of a way back, with its fields in the query if it is a GET. */
export function addressOf({ method, url, fields }: ComeBack): string {
  const address = new URL(url);
  if (method === 'GET')
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}

/** The gateway page's answer that sends a browser back. */
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
