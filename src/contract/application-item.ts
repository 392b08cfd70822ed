// What is asked of an application, and what was given of it.
import { z } from 'zod';
import { requirementKinds } from '#contract/admin/requirement.ts';
import { isoTime } from '#contract/answer-values.ts';

/**
 * `version`: 0 while there is nothing of it yet. `again`: another one is asked for, `reason` says
 * why. `decided_by` has looked at it last.
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
