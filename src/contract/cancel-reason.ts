// Why buyers cancel.
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

/** A reason as answers have it; empty: it was said in words alone. */
export const statedReason = z.enum(['', ...cancelReasons]);
export type StatedReason = z.output<typeof statedReason>;
