// Money before goods: what the payment of an order allows to be done with its parcels.
import { orderMethod, orderStatus } from '#contract/constants.ts';
import { Refusal } from '#base/refusal.ts';
import { LAST_FOR_SHOP, moves, type ParcelAction } from '#market/orders/parcel.ts';

/** `method` as the wire counts them; `paid`: all of it has come, or it costs nothing. */
export type PaymentStanding = { method: number; paid: boolean };
/**
 * What was paid for a parcel went back or is on its way back, all of it; or a dispute may take it.
 */
type Claims = { returned: boolean; disputed: boolean };
export type ParcelStanding = { status: number; cancelled: boolean } & Claims;

/** Whether goods of an order may move: cash comes with the parcel, anything else comes first. */
export const isFunded = ({ method, paid }: PaymentStanding): boolean =>
  paid || method === orderMethod.cashOnDelivery;

/**
 * What a store may do with a parcel now: its next step, and cancelling it until it is picked up.
 */
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
 * Refuses a step that the order's payment does not allow: 'not-paid' while its money is not there,
 * 'parcel-refunded' when the money of the parcel went back, 'parcel-disputed' while a dispute may
 * take it. One that left before that may arrive.
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

/** Whether the way to pay may still be changed: until a store has begun with a live parcel. */
export const maySwitchMethod = (parcels: Pick<ParcelStanding, 'status' | 'cancelled'>[]): boolean =>
  parcels.every(({ status, cancelled }) => cancelled || status === orderStatus.pending);

/** Whether the clock may close an order that was not paid in time: never what a courier has. */
export const mayExpire = (parcels: Pick<ParcelStanding, 'status' | 'cancelled'>[]): boolean =>
  parcels.every(({ status, cancelled }) => cancelled || status < orderStatus.pickedUp);

const actions: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
