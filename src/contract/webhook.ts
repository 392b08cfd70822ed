// The events for other systems, and the outcome of each try.
import type { Permission } from '#contract/permission.ts';

/** Each event, and the permission for having it sent elsewhere. */
export const webhookEvents = {
  'order.placed': 'parcels',
  'order.paid': 'parcels',
  'order.cancelled': 'parcels',
  'parcel.confirmed': 'parcels',
  'parcel.sent': 'parcels',
  'parcel.delivered': 'parcels',
  'parcel.cancelled': 'parcels',
  'refund.made': 'refunds',
  'refund.failed': 'refunds',
  'dispute.opened': 'refunds',
  'dispute.ended': 'refunds',
  'product.changed': 'catalogue',
  'products.changed': 'catalogue',
  'stock.low': 'catalogue',
  'store.approved': 'stores',
  'payout.paid': 'money',
} as const satisfies Record<string, Permission>;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The version of the bodies: it changes if a field is removed or changes its meaning. */
export const WEBHOOK_VERSION = 1;

/** A variant with this many items or fewer is low on stock. */
export const LOW_STOCK = 5;

/** Why a try counts as failed. `own-network`: the address leads into the shop's own network. */
export const webhookTroubles = [
  'own-network',
  'host-unknown',
  'unreachable',
  'tls',
  'timeout',
  'redirect',
  'refused',
  'gone',
] as const;
export type WebhookTrouble = (typeof webhookTroubles)[number];
