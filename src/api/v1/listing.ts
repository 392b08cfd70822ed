import type { Handlers } from '#api/handler.ts';
import type { listingCalls } from '#contract/listing.ts';
import { findChoices } from '#market/catalogue/find-choices.ts';
import { readAll, readProducts } from '#market/catalogue/read-products.ts';

export const listingHandlers: Handlers<typeof listingCalls> = {
  all: ({ reading }, input) => readAll(reading, input),
  products: ({ reading }, input) => readProducts(reading, input),
  choices: ({ reading }, input) => findChoices(reading, input),
};
