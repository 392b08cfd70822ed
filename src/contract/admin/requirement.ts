// What applicants for a store must submit, as the owner edits it.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { flagged, texts, view } from '#contract/edited-values.ts';
import { orderCall, resourceCalls } from '#contract/resource.ts';
import { choice, isEmpty } from '#contract/values.ts';

/** A file (PDF, JPEG, PNG, WebP), or one line of text such as a tax number. */
export const requirementKinds = ['file', 'text'] as const;
const MOST_COUNTRIES = 250;

/** Country codes (ISO 3166-1 alpha-2); empty: everywhere. */
const countries = z.preprocess(
  (value) => (isEmpty(value) ? [] : value),
  z
    .array(z.string('invalid-input').regex(/^[A-Z]{2}$/, 'invalid-input'), 'invalid-input')
    .max(MOST_COUNTRIES, 'invalid-input')
    .transform((codes) => [...new Set(codes)]),
);

const fields = {
  name: texts(80),
  explanation: texts(500),
  kind: choice(requirementKinds),
  required: flagged,
  countries,
  /** Whether applicants must submit it. */
  asked: flagged,
};
const shown = {
  kind: z.enum(requirementKinds),
  required: z.boolean(),
  countries: z.array(z.string()),
  asked: z.boolean(),
};

export type RequirementFields = z.output<z.ZodObject<typeof fields>>;
const row = z.object({
  name: z.string(),
  ...shown,
  /** Its place in the list. */
  position: z.int(),
  gaps: z.array(z.string()),
});
export type RequirementRow = { id: number } & z.output<typeof row>;

export const adminRequirementCalls = {
  ...resourceCalls({
    noun: 'requirement',
    plural: 'requirements',
    permission: 'settings',
    fields,
    shown: { name: textsShown, explanation: textsShown, ...shown },
    row: row.shape,
    sorts: ['name'],
    filters: { view: view('asked', 'off', 'gap') },
  }),
  order: orderCall('requirement', 'requirements', 'settings'),
};
