// What came of ordering again.
import { z } from 'zod';
import { decimal, picture } from '#contract/answer-values.ts';

/**
 * `kept`: the cart holds it in the old quantity; `fewer`: in as many as there still are; `sold-out`
 * and `gone`: not at all; `cart-full`: it found no place in the cart.
 */
const outcomes = ['kept', 'fewer', 'sold-out', 'gone', 'away', 'cart-full'] as const;
export type AgainOutcome = (typeof outcomes)[number];

/**
 * A thing of an order of before. `quantity`: how many of it the cart holds now. `was` and `price`:
 * a piece's price then and now; null now where it cannot be bought, and `was` where the shop had
 * another currency.
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
