// The result of ordering again.
import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';

/**
 * `kept`: it is in the cart with the old quantity; `fewer`: with as many as are left; `sold-out`
 * and `gone`: not at all; `cart-full`: there was no room in the cart.
 */
const outcomes = ['kept', 'fewer', 'sold-out', 'gone', 'away', 'cart-full'] as const;
export type AgainOutcome = (typeof outcomes)[number];

/**
 * A product of an earlier order. `quantity`: how many are in the cart now. `was` and `price`: its
 * price then and now; `price` is null if it cannot be bought, and `was` if the shop had another
 * currency.
 */
export const againLine = z
  .object({
    product_id: z.int(),
    inventory_id: z.int().nullable(),
    title: z.string(),
    choice: z.string(),
    image: picture,
    ordered: z.int(),
    quantity: z.int(),
    outcome: z.enum(outcomes),
    was: decimal.nullable(),
    price: decimal.nullable(),
  })
  .meta({ id: 'AgainLine' });
export type AgainLine = z.output<typeof againLine>;
