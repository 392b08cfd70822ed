// Money before goods: what an order's payment allows for its parcels.
import { orderMethod, orderStatus } from '#contract/constants.ts';
import { Refusal } from '#base/refusal.ts';
import { LAST_FOR_SHOP, moves, type ParcelAction } from '#market/orders/parcel.ts';

/** `method`: its number in the API; `paid`: all of it has arrived, or it costs nothing. */
export type PaymentStanding = { method: number; paid: boolean };
/** All that was paid for a parcel was refunded, or is being refunded; or a dispute may take it. */
type Claims = { returned: boolean; disputed: boolean };
export type ParcelStanding = { status: number; cancelled: boolean } & Claims;

/** Whether an order's goods may move: with cash always, otherwise once it is paid. */
export const isFunded = ({ method, paid }: PaymentStanding): boolean =>
  paid || method === orderMethod.cashOnDelivery;

/** What a store may do with a parcel now: its next step, and cancel it until it is picked up. */
export function actionsFor(
  order: PaymentStanding,
  parcel: ParcelStanding,
): (ParcelAction | 'cancel')[] {
  if (parcel.cancelled) return [];
  const steps = actions.filter(
    (action) => moves[action].from === parcel.status && isAllowed(order, parcel, action),
  );
  return parcel.status <= LAST_FOR_SHOP ? [...steps, 'cancel'] : steps;
}

/**
 * Refuses a step that the order's payment does not allow: 'not-paid' until its money arrives,
 * 'parcel-refunded' if the parcel's money was refunded, 'parcel-disputed' while a dispute may take
 * it. A parcel that had left by then may still arrive.
 */
export function checkFunded(order: PaymentStanding, parcel: Claims, action: ParcelAction): void {
  if (isAllowed(order, parcel, action)) return;
  if (!isFunded(order)) throw new Refusal('not-paid');
  throw new Refusal(parcel.returned ? 'parcel-refunded' : 'parcel-disputed');
}

function isAllowed(
  order: PaymentStanding,
  { returned, disputed }: Claims,
  action: ParcelAction,
): boolean {
  return isFunded(order) && ((!returned && !disputed) || action === 'deliver');
}

/** Whether the payment method may still be changed: until a store has started on a live parcel. */
export const maySwitchMethod = (parcels: Pick<ParcelStanding, 'status' | 'cancelled'>[]): boolean =>
  parcels.every(({ status, cancelled }) => cancelled || status === orderStatus.pending);

/** Whether the clock may close an unpaid order: never once a courier has part of it. */
export const mayExpire = (parcels: Pick<ParcelStanding, 'status' | 'cancelled'>[]): boolean =>
  parcels.every(({ status, cancelled }) => cancelled || status < orderStatus.pickedUp);

const actions: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
