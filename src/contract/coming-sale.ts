import { z } from 'zod';

/** An announced flash sale; its prices are not revealed before. */
export const comingSale = z
  .object({ id: z.int(), title: z.string(), start_time: z.string(), end_time: z.string() })
  .meta({ id: 'ComingSale' });
export type ComingSale = z.output<typeof comingSale>;
