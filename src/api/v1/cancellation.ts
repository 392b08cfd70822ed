import { sayIn } from '#words/say.ts';
import type { CancelReason } from '#contract/cancel-reason.ts';
import type { Handlers } from '#api/handler.ts';
import type { cancellationCalls } from '#contract/cancellation.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';

export const cancellationHandlers: Handlers<typeof cancellationCalls> = {
  cancelOrder: async ({ write, shopper }, { order_id, ...sent }) => {
    const words = wordsOf(sent, shopper().language);
    await write((tx) => cancelOrder(tx, shopper(), { orderId: order_id, ...words }));
    return { result: { cancelled: true, order_id } };
  },
  find: ({ reading, shopper }, { id }) => findCancellation(reading.db, shopper(), id),
  cancelParcel: async ({ write, shopper }, { parcel_id, ...sent }) => {
    const words = wordsOf(sent, shopper().language);
    await write((tx) => cancelParcel(tx, shopper(), { parcelId: parcel_id, ...words }));
    return { result: { cancelled: true, parcel_id } };
  },
};

type Sent = { reason?: CancelReason | undefined; title: string; message: string };

/** Clients without the list of reasons show the title, so it contains the reason. */
function wordsOf({ reason, title, message }: Sent, language: string) {
  const say = sayIn(language);
  return {
    reason: reason ?? ('' as const),
    title: title || (reason ? say(`order.reason-${reason}`) : ''),
    message,
  };
}
