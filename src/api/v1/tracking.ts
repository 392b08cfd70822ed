import type { Handlers } from '#api/handler.ts';
import type { trackingCalls } from '#contract/tracking.ts';
import { trackOrder } from '#market/orders/track-order.ts';

export const trackingHandlers: Handlers<typeof trackingCalls> = {
  find: ({ reading, language, timeZone }, { tracking_id }) =>
    trackOrder(reading.db, tracking_id, language, timeZone),
};
