import { addToCart, buyNow, type CartRow } from '#market/carts/add-to-cart.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { readCart } from '#market/carts/read-cart.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const cart: Pick<Handlers, 'cartByUser' | 'cartAction' | 'cartBuyNow' | 'cartDelete' | 'cartChange' | 'cartUpdateShipping'> = {
  cartByUser: ({ reading, visitor }) => readCart(reading, visitor().token),
  cartAction: ({ write, visitor }, chosen) => write(async (tx) => rowOf(await addToCart(tx, visitor(), chosen))),
  cartBuyNow: ({ write, visitor }, chosen) => write(async (tx) => rowOf(await buyNow(tx, visitor(), chosen))),
  cartDelete: ({ write }, { id }) => write((tx) => removeLine(tx, id)),
  cartChange: async ({ write }, { checked, unchecked }) => { await write((tx) => selectLines(tx, checked, unchecked)); return true; },
  cartUpdateShipping: async ({ write, visitor, reading }, input) => {
    const ways = Object.entries(input.cart).map(([line, way]) => ({ lineId: Number(line), type: way.shipping_type, wanted: way.shipping_place !== null }));
    await write((tx) => chooseShipping(tx, visitor(), input.selected_address, ways));
    return readCart(reading, visitor().token);
  },
};

const rowOf = ({ selected, ...row }: CartRow) => ({ ...row, selected: selected ? 1 as const : 2 as const });
