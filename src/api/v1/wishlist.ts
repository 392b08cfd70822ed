import type { Handlers } from '#api/handler.ts';
import type { wishlistCalls } from '#contract/wishlist.ts';
import { readWishes, toggleWish } from '#market/catalogue/wishlist.ts';

export const wishlistHandlers: Handlers<typeof wishlistCalls> = {
  all: ({ reading, customer }, input) => readWishes(reading, customer(), input),
  action: ({ write, customer }, { product_id }) =>
    write((tx) => toggleWish(tx, customer(), product_id)),
};
