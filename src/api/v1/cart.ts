import { addToCart, buyNow, type CartRow } from '#market/carts/add-to-cart.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { readCart } from '#market/carts/read-cart.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const cart: Pick<
  Handlers,
  'cartByUser' | 'cartAction' | 'cartBuyNow' | 'cartDelete' | 'cartChange' | 'cartUpdateShipping'
> = {
  cartByUser: ({ reading, buyer }) => readCart(reading, buyer()),
  cartAction: ({ write, buyer }, chosen) =>
    write(async (tx) => rowOf(await addToCart(tx, buyer(), chosen))),
  cartBuyNow: ({ write, buyer }, chosen) =>
    write(async (tx) => rowOf(await buyNow(tx, buyer(), chosen))),
  cartDelete: ({ write, caller }, { id }) => write((tx) => removeLine(tx, caller, id)),
  cartChange: async ({ write, caller }, { checked, unchecked }) => {
    await write((tx) => selectLines(tx, caller, checked, unchecked));
    return true;
  },
  cartUpdateShipping: async ({ write, buyer, reading }, input) => {
    const ways = Object.entries(input.cart).map(([line, way]) => ({
      lineId: Number(line),
      type: way.shipping_type,
      wanted: way.shipping_place !== null,
    }));
    await write((tx) => chooseShipping(tx, buyer(), input.selected_address, ways));
    return readCart(reading, buyer());
  },
};

const rowOf = ({ selected, ...row }: CartRow) => ({
  ...row,
  selected: selected ? (1 as const) : (2 as const),
});
