// The banners, as staff edit them.
import { z } from 'zod';
import { placedFields, placedRow, placedShown } from '#contract/admin/placed.ts';
import { scheduledView } from '#contract/admin/scheduled.ts';
import { flagged } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

/** `type` is its place (`bannerType` of constants.ts): only one banner is shown there at a time. */
const fields = {
  type: wholeNumber(1, 9),
  ...placedFields,
  closable: flagged,
  first_order: flagged,
};
const row = z.object(placedRow);

export type BannerFields = z.output<z.ZodObject<typeof fields>>;
export type BannerRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'banner',
  plural: 'banners',
  permission: 'content',
  filters: { view: scheduledView },
} as const;

export const adminBannerCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { type: z.int(), ...placedShown, closable: z.boolean(), first_order: z.boolean() },
    row: row.shape,
    sorts: ['title', 'type', 'shown_from', 'shown_until'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
};
