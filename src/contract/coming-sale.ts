import { z } from 'zod';

/** A flash sale that is announced and starts later; what it costs then is not told before. */
export const comingSale = z
  .object({ id: z.int(), title: z.string(), start_time: z.string(), end_time: z.string() })
  .meta({ id: 'ComingSale' });
export type ComingSale = z.output<typeof comingSale>;
