import type { Handlers } from '#api/handler.ts';
import type { cancellationCalls } from '#contract/cancellation.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';

export const cancellationHandlers: Handlers<typeof cancellationCalls> = {
  cancelOrder: async ({ write, shopper }, { order_id, title, message }) => {
    await write((tx) => cancelOrder(tx, shopper(), { orderId: order_id, title, message }));
    return { result: { cancelled: true, order_id } };
  },
  find: ({ reading, shopper }, { id }) => findCancellation(reading.db, shopper(), id),
  cancelParcel: async ({ write, shopper }, { parcel_id, title, message }) => {
    await write((tx) => cancelParcel(tx, shopper(), { parcelId: parcel_id, title, message }));
    return { result: { cancelled: true, parcel_id } };
  },
};
