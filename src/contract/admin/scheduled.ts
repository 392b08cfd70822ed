// Things with a schedule, as staff edit them.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { optionalMoment } from '#contract/values.ts';

/** When it is shown (null: always), and whether at all. */
export const scheduledFields = {
  shown_from: optionalMoment,
  shown_until: optionalMoment,
  public: flagged,
};
export const scheduledShown = {
  shown_from: isoTime.nullable(),
  shown_until: isoTime.nullable(),
  public: z.boolean(),
};
export type ScheduledFields = z.output<z.ZodObject<typeof scheduledFields>>;

/** Shown now, later, no longer, or not at all. */
const states = ['live', 'planned', 'over', 'hidden'] as const;
export type ShownState = (typeof states)[number];
export const scheduledRow = { ...scheduledShown, state: z.enum(states) };

export const scheduledView = view(...states, 'gap');
export type ScheduledView = ShownState | 'gap';
