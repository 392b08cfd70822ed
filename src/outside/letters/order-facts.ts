// The facts of an order in a letter, besides its items: when it arrives, and how it is paid.
import { orderMethod, orderStatus } from '#contract/constants.ts';
import { gatewayNames } from '#contract/gateway-names.ts';
import type { Desk } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';
import type { LetterOrder, LetterParcel } from '#outside/letters/letter-order.ts';

type Facts = [name: string, value: string][];
const DAY_MS = 86_400_000;

/** The delivery dates of parcels under way; with the store's name if there are several. */
export async function expectedFacts(
  say: Say,
  order: LetterOrder,
  parcels: LetterParcel[],
  desk: Desk,
): Promise<Facts> {
  const coming = parcels.filter(
    ({ day_needed: days, cancelled, status }) =>
      days > 0 && cancelled === 0 && status !== orderStatus.delivered,
  );
  if (coming.length === 0 || order.cancelled) return [];
  const zone = await desk.facts.timeZone(order.id);
  return coming.map(({ store, day_needed: days }) => [
    coming.length > 1 ? `${say('order.expected')} · ${store.name}` : say('order.expected'),
    dayIn(desk, new Date(Date.parse(order.created_at) + days * DAY_MS), zone),
  ]);
}

/** A date as letters write it. */
export const dayIn = ({ language }: Desk, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at);

/** How an order is paid, and whether it is. */
export function paymentFact(say: Say, order: LetterOrder): Facts {
  const { order_method: method, payment_done: paid } = order;
  const names: Record<number, string> = {
    ...gatewayNames,
    [orderMethod.cashOnDelivery]: say('order.cash'),
    [orderMethod.bank]: say('order.bank'),
    [orderMethod.razorpay]: say('order.card'),
    [orderMethod.stripe]: say('order.card'),
  };
  const state = order.refunded
    ? say('order.all-refunded')
    : paid
      ? say('order.paid')
      : say('order.unpaid');
  return [[say('order.payment'), `${names[method] ?? ''} · ${state}`]];
}
