// The slides of the home page, as staff edit them.
import { z } from 'zod';
import { placedFields, placedRow, placedShown } from '#contract/admin/placed.ts';
import { scheduledView } from '#contract/admin/scheduled.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

/** `type` is its place (`sliderType` of constants.ts): in the row, or beside it. */
const fields = { type: wholeNumber(1, 3), ...placedFields };
/** `position`: its place in the list; slides of one `type` are together. */
const row = z.object({ ...placedRow, position: z.int() });

export type SliderFields = z.output<z.ZodObject<typeof fields>>;
export type SliderRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'slider',
  plural: 'sliders',
  permission: 'content',
  filters: { view: scheduledView },
} as const;

export const adminSliderCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { type: z.int(), ...placedShown },
    row: row.shape,
    sorts: ['title', 'type', 'shown_from', 'shown_until'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
  order: orderCall('slider', 'sliders', 'content'),
};
