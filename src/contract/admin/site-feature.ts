// The shop's promises below its slides, as staff edit them.
import { z } from 'zod';
import { picture, textsShown } from '#contract/answer-values.ts';
import {
  scheduledFields,
  scheduledRow,
  scheduledShown,
  scheduledView,
} from '#contract/admin/scheduled.ts';
import { pictureName, texts } from '#contract/edited-values.ts';
import { featureIcons } from '#contract/feature-icons.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { isEmpty } from '#contract/values.ts';

/** Existing clients show it as HTML, so it must not contain any. */
const plainTexts = texts(120).refine(
  (detail) => Object.values(detail).every((text) => !/[<>]/.test(text)),
  'invalid-input',
);
/** Shown if there is no picture; empty: none. */
const icon = z.preprocess(
  (value) => (isEmpty(value) ? '' : value),
  z.enum(['', ...featureIcons], 'invalid-input'),
);

const fields = { detail: plainTexts, image: pictureName, icon, ...scheduledFields };
const row = z.object({
  detail: z.string(),
  image: picture,
  icon: z.string(),
  /** Its place in the list. */
  position: z.int(),
  ...scheduledRow,
  gaps: z.array(z.string()),
});

export type SiteFeatureFields = z.output<z.ZodObject<typeof fields>>;
export type SiteFeatureRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'site-feature',
  plural: 'site-features',
  permission: 'content',
  filters: { view: scheduledView },
} as const;

export const adminSiteFeatureCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: { detail: textsShown, image: picture, icon: z.string(), ...scheduledShown },
    row: row.shape,
    sorts: ['detail', 'shown_from', 'shown_until'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'delete'], given: {} }),
  order: orderCall('site-feature', 'site-features', 'content'),
};
