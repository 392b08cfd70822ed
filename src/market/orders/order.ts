// An order: what a shopper pays at once. It has one parcel per store.
import { Refusal } from '#base/refusal.ts';
import { toDecimal } from '#base/money.ts';

/** An amount of an order for clients: text with the currency's decimals. */
export function amountText(minor: number, exponent: number): string {
  return toDecimal(minor, exponent).toFixed(exponent);
}

/**
 * An order's single status in the API: that of its least advanced parcel that is not cancelled; of
 * all parcels when every one is.
 */
export function statusOf(parcels: { status: number; cancelled: boolean }[]): number {
  const live = parcels.filter(({ cancelled }) => !cancelled);
  return Math.min(...(live.length ? live : parcels).map(({ status }) => status));
}

/**
 * Whether a customer may still cancel the whole order. Refuses 'already-cancelled',
 * 'not-cancellable'.
 */
export function mayCancel(
  cancelled: boolean,
  parcels: { status: number; cancelled: boolean }[],
): void {
  if (cancelled || parcels.every((parcel) => parcel.cancelled))
    throw new Refusal('already-cancelled');
  if (parcels.some((parcel) => !parcel.cancelled && parcel.status !== 1))
    throw new Refusal('not-cancellable');
}
