// What the screens of staff and sellers know of the market.
import { z } from 'zod';

export const deskMarket = z.object({
  name: z.string(),
  currency: z.string(),
  currency_exponent: z.int(),
  /** ISO 3166-1 alpha-2, where most customers live. */
  default_country: z.string(),
  /** In which moments are read and written. */
  time_zone: z.string(),
  /** What the law of the Union asks for is shown, and asked for before anything is sold. */
  eu_pack: z.boolean(),
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      is_default: z.boolean(),
      /** Switched off, customers do not see it; staff write in it all the same. */
      enabled: z.boolean(),
    }),
  ),
});
export type DeskMarket = z.output<typeof deskMarket>;
