// Cancels many orders for one reason, and mails the payment link to many buyers.
import { orderFilters } from '#contract/admin/order-list.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { optionalText } from '#contract/values.ts';

export const adminOrderBulkCalls = bulkCalls({
  noun: 'order',
  plural: 'orders',
  permission: 'orders',
  acts: ['cancel', 'send-link'],
  given: { reason: optionalText(500) },
  filters: orderFilters,
});
