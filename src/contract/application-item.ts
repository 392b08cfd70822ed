// The requirements of an application, and what was submitted.
import { z } from 'zod';
import { requirementKinds } from '#contract/admin/requirement.ts';
import { isoTime } from '#contract/answer-values.ts';

/**
 * `version`: 0 until something is submitted. `again`: another one is requested, `reason` says why.
 * `decided_by` checked it last.
 */
export const applicationItem = z
  .object({
    id: z.int(),
    name: z.string(),
    explanation: z.string(),
    kind: z.enum(requirementKinds),
    required: z.boolean(),
    version: z.int(),
    state: z.enum(['missing', 'given', 'checked', 'again']),
    said: z.string(),
    file: z.enum(['', 'picture', 'pdf']),
    reason: z.string(),
    given_at: isoTime.nullable(),
    decided_at: isoTime.nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'ApplicationItem' });
export type ApplicationItem = z.output<typeof applicationItem>;
