import { z } from 'zod';
import { cartLine } from '#contract/cart-line.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, lineId, lineIds, of } from '#contract/ids.ts';
import { booleanInput, isEmpty, userToken, wholeNumber } from '#contract/values.ts';

/** A line in the answer to a change of it. */
export const cartRow = z.object({
  id: z.int(),
  product_id: z.int(),
  inventory_id: z.int(),
  quantity: z.int(),
  selected: z.literal([1, 2]),
});
const chosen = {
  product_id: idOf('product'),
  inventory_id: idOf('inventory'),
  user_token: userToken,
};

const type = z.preprocess(
  (value) => (isEmpty(value) ? 1 : typeof value === 'string' ? Number(value) : value),
  z.literal([1, 2], 'invalid-input'),
);
const place = z
  .unknown()
  .optional()
  .transform((given) =>
    typeof given === 'object' &&
    given !== null &&
    'id' in given &&
    (typeof given.id === 'number' || typeof given.id === 'string')
      ? Number(given.id) || null
      : null,
  );

/** How each line ships: keyed by the line's id, as older clients send it. */
const lineShipping = z
  .record(
    z.string().regex(/^\d{1,16}$/, 'invalid-input'),
    z.object({ shipping_place: place, shipping_type: type }),
    'invalid-input',
  )
  .refine((given) => Object.keys(given).length <= 200, 'invalid-input');

export const cartCalls = {
  byUser: endpoint({
    path: 'cart/by-user',
    methods: ['GET'],
    audience: 'guest',
    about: 'Returns the lines of the caller’s cart.',
    input: z.object({ user_token: userToken }),
    output: z.array(cartLine),
  }),
  action: endpoint({
    path: 'cart/action',
    methods: ['POST'],
    audience: 'guest',
    about: 'Adds this many of a variant to the cart; a negative quantity removes some.',
    input: z.object({
      ...chosen,
      quantity: wholeNumber(-10_000, 10_000).refine((quantity) => quantity !== 0, 'invalid-input'),
    }),
    output: cartRow,
  }),
  buyNow: endpoint({
    path: 'cart/buy-now',
    methods: ['POST'],
    audience: 'guest',
    about: 'Sets the quantity of a variant in the cart, and selects only its line for checkout.',
    input: z.object({ ...chosen, quantity: wholeNumber(1, 10_000) }),
    output: cartRow,
  }),
  delete: endpoint({
    path: 'cart/delete/{id}',
    methods: ['DELETE'],
    audience: 'public',
    about: 'Deletes a line of a cart. For a guest’s line, knowing its id is enough.',
    input: z.object({ id: of('cart-line', lineId) }),
    output: z.object({ id: z.int(), quantity: z.int() }),
  }),
  change: endpoint({
    path: 'cart/change',
    methods: ['POST'],
    audience: 'public',
    about: 'Selects and deselects lines for checkout.',
    input: z.object({
      checked: of('cart-line', lineIds),
      unchecked: of('cart-line', lineIds),
      isBundle: booleanInput,
    }),
    output: z.literal(true),
  }),
  updateShipping: endpoint({
    path: 'cart/update-shipping',
    methods: ['POST'],
    audience: 'guest',
    about: 'Sets the shipping address, and how each line is shipped.',
    input: z.object({
      cart: of('cart-line', lineShipping),
      selected_address: idOf('address'),
      user_token: userToken,
    }),
    output: z.array(cartLine),
  }),
};
