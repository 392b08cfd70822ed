import type { Handlers } from '#api/handler.ts';
import type { cartCalls } from '#contract/cart.ts';
import { type CartRow, addToCart, buyNow } from '#market/carts/add-to-cart.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { readCart } from '#market/carts/read-cart.ts';

export const cartHandlers: Handlers<typeof cartCalls> = {
  byUser: ({ reading, buyer }) => readCart(reading, buyer()),
  action: ({ write, buyer }, chosen) =>
    write(async (tx) => rowOf(await addToCart(tx, buyer(), chosen))),
  buyNow: ({ write, buyer }, chosen) =>
    write(async (tx) => rowOf(await buyNow(tx, buyer(), chosen))),
  delete: ({ write, caller }, { id }) => write((tx) => removeLine(tx, caller, id)),
  change: async ({ write, caller }, { checked, unchecked }) => {
    await write((tx) => selectLines(tx, caller, checked, unchecked));
    return true;
  },
  updateShipping: async ({ write, buyer, reading }, input) => {
    const choices = Object.entries(input.cart).map(([line, choice]) => ({
      lineId: Number(line),
      type: choice.shipping_type,
      wanted: choice.shipping_place !== null,
    }));
    await write((tx) => chooseShipping(tx, buyer(), input.selected_address, choices));
    return readCart(reading, buyer());
  },
};

export const rowOf = ({ selected, ...row }: CartRow) => ({
  ...row,
  selected: selected ? (1 as const) : (2 as const),
});
