import type { Handlers } from '#api/handler.ts';
import type { compareListCalls } from '#contract/compare-list.ts';
import { readCompared, toggleCompare } from '#market/catalogue/compare-list.ts';

export const compareListHandlers: Handlers<typeof compareListCalls> = {
  all: ({ reading, customer }, input) => readCompared(reading, customer(), input),
  action: ({ write, customer }, { product_id, compare }) =>
    write((tx) => toggleCompare(tx, customer(), product_id, compare)),
};
