// The reasons for which buyers cancel.
import { z } from 'zod';

export const cancelReasons = [
  'changed-mind',
  'by-mistake',
  'found-cheaper',
  'too-slow',
  'wrong-address',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** A reason in answers; empty: given only in words. */
export const statedReason = z.enum(['', ...cancelReasons]);
export type StatedReason = z.output<typeof statedReason>;
