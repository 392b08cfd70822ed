// Steps for many parcels at once, and the letter about many late ones.
import { parcelFilters } from '#contract/admin/parcel.ts';
import { bulkCalls } from '#contract/bulk.ts';

export const adminParcelStepsCalls = bulkCalls({
  noun: 'parcel',
  plural: 'parcels',
  permission: 'parcels',
  acts: ['confirm', 'hand-over', 'remind'],
  given: {},
  filters: parcelFilters,
});
