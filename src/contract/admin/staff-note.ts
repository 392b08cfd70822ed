// Notes by staff about an order or a customer, for each other.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { text } from '#contract/values.ts';

export const staffNote = z
  .object({ id: z.int(), note: z.string(), by: z.string(), at: isoTime })
  .meta({ id: 'StaffNote' });
export type StaffNote = z.output<typeof staffNote>;

export const noteText = text(2000);
