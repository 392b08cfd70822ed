// Reminds many customers at once of the carts that they left.
import { leftCartFilters } from '#contract/admin/left-cart.ts';
import { bulkCalls } from '#contract/bulk.ts';

export const adminLeftCartBulkCalls = bulkCalls({
  noun: 'left-cart',
  plural: 'left-carts',
  permission: 'customers',
  acts: ['remind'],
  given: {},
  filters: leftCartFilters,
});
