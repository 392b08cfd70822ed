// What the screens of staff and sellers need to know about the market.
import { z } from 'zod';

export const deskMarket = z.object({
  name: z.string(),
  currency: z.string(),
  currency_exponent: z.int(),
  /** ISO 3166-1 alpha-2, where most customers live. */
  default_country: z.string(),
  /** For reading and writing moments. */
  time_zone: z.string(),
  /** The rules of EU law apply, and stores need them before they can sell. */
  eu_pack: z.boolean(),
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      is_default: z.boolean(),
      /** If it is off, customers do not see it, but staff can still write in it. */
      enabled: z.boolean(),
    }),
  ),
});
export type DeskMarket = z.output<typeof deskMarket>;
