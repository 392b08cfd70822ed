import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#contract/webhook.ts';

/** The name of an event. */
export function useEventName(): (event: WebhookEvent) => string {
  const t = useTranslations('desk-systems');
  return (event) => t(EVENTS[event]);
}

const EVENTS = {
  'order.placed': 'event-order-placed',
  'order.paid': 'event-order-paid',
  'order.cancelled': 'event-order-cancelled',
  'parcel.confirmed': 'event-parcel-confirmed',
  'parcel.sent': 'event-parcel-sent',
  'parcel.delivered': 'event-parcel-delivered',
  'parcel.cancelled': 'event-parcel-cancelled',
  'refund.made': 'event-refund-made',
  'refund.failed': 'event-refund-failed',
  'dispute.opened': 'event-dispute-opened',
  'dispute.ended': 'event-dispute-ended',
  'product.changed': 'event-product-changed',
  'products.changed': 'event-products-changed',
  'stock.low': 'event-stock-low',
  'store.approved': 'event-store-approved',
  'payout.paid': 'event-payout-paid',
} as const satisfies Record<WebhookEvent, string>;
