import type { Handlers } from '#api/handler.ts';
import { rowOf } from '#api/v1/cart.ts';
import type { savedLineCalls } from '#contract/saved-line.ts';
import { readSaved } from '#market/carts/read-saved.ts';
import { forgetSaved, saveLine, unsaveLine } from '#market/carts/save-line.ts';

export const savedLineHandlers: Handlers<typeof savedLineCalls> = {
  all: ({ reading, buyer }) => readSaved(reading, buyer()),
  save: ({ write, buyer }, { id }) => write((tx) => saveLine(tx, buyer(), id)),
  toCart: ({ write, buyer }, { id }) =>
    write(async (tx) => rowOf(await unsaveLine(tx, buyer(), id))),
  delete: ({ write, buyer }, { id }) => write((tx) => forgetSaved(tx, buyer(), id)),
};
