// A parcel: one store's part of an order, with its own shipping.
import { Refusal } from '#base/refusal.ts';

export type ParcelAction = 'confirm' | 'pick-up' | 'send' | 'deliver';

/** The only possible moves, each from one status (section 3 of the wire contract) to the next. */
export const moves: Record<ParcelAction, { from: number; to: number }> = {
  confirm: { from: 1, to: 2 },
  'pick-up': { from: 2, to: 3 },
  send: { from: 3, to: 4 },
  deliver: { from: 4, to: 5 },
};

const LAST_FOR_BUYER = 1;
/** The last status in which a store may still cancel a parcel. */
export const LAST_FOR_SHOP = 2;

/** The status after an action. Refuses 'already-cancelled', 'move-not-allowed'. */
export function statusAfter(
  parcel: { status: number; cancelled: boolean },
  action: ParcelAction,
): number {
  if (parcel.cancelled) throw new Refusal('already-cancelled');
  const move = moves[action];
  if (move.from !== parcel.status) throw new Refusal('move-not-allowed');
  return move.to;
}

/** Whether a parcel has left its store: nobody cancels it any more. */
export const isPickedUp = ({ status }: { status: number }): boolean => status > LAST_FOR_SHOP;

/**
 * Checks that a parcel may be cancelled: by its buyer until its store has started on it, by the
 * shop until it is picked up. Refuses 'already-cancelled', 'not-cancellable', 'move-not-allowed'.
 */
export function mayCancelParcel(
  parcel: { status: number; cancelled: boolean },
  byBuyer: boolean,
): void {
  if (parcel.cancelled) throw new Refusal('already-cancelled');
  if (parcel.status > (byBuyer ? LAST_FOR_BUYER : LAST_FOR_SHOP))
    throw new Refusal(byBuyer ? 'not-cancellable' : 'move-not-allowed');
}
