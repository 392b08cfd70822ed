// Steps that many parcels take at once.
import { parcelFilters } from '#contract/admin/parcel.ts';
import { bulkCalls } from '#contract/bulk.ts';

export const adminParcelStepsCalls = bulkCalls({
  noun: 'parcel',
  plural: 'parcels',
  permission: 'parcels',
  acts: ['confirm', 'hand-over'],
  given: {},
  filters: parcelFilters,
});
