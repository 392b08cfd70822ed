import { z } from 'zod';
import { cartLine } from '#contract/cart-line.ts';
import { cartRow } from '#contract/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { lineId, of } from '#contract/ids.ts';
import { userToken } from '#contract/values.ts';

/** A variant saved for later, with a quantity: not part of the cart. */
const savedLine = cartLine
  .pick({
    id: true,
    product_id: true,
    inventory_id: true,
    quantity: true,
    flash_product: true,
    updated_inventory: true,
  })
  .meta({ id: 'SavedLine' });
export type SavedLine = z.output<typeof savedLine>;

const saved = of('saved-line', lineId);

export const savedLineCalls = {
  all: endpoint({
    path: 'cart/saved',
    methods: ['GET'],
    audience: 'guest',
    about: 'Lists what the caller has saved for later, newest first.',
    input: z.object({ user_token: userToken }),
    output: z.array(savedLine),
  }),
  save: endpoint({
    path: 'cart/save',
    methods: ['POST'],
    audience: 'guest',
    about: 'Saves a line of the caller’s cart for later, which takes it out of the cart.',
    input: z.object({ user_token: userToken, id: of('cart-line', lineId) }),
    output: z.object({ id: z.int(), quantity: z.int() }),
  }),
  toCart: endpoint({
    path: 'cart/saved/to-cart',
    methods: ['POST'],
    audience: 'guest',
    about: 'Moves a saved item back to the cart, with at most the quantity that is in stock.',
    input: z.object({ user_token: userToken, id: saved }),
    output: cartRow,
  }),
  delete: endpoint({
    path: 'cart/saved/{id}',
    methods: ['DELETE'],
    audience: 'guest',
    about: 'Deletes a saved item.',
    input: z.object({ user_token: userToken, id: saved }),
    output: z.object({ id: z.int(), quantity: z.int() }),
  }),
};
