import type { Handlers } from '#api/handler.ts';
import type { storefrontCalls } from '#contract/storefront.ts';
import { SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { readStorefront, saveStorefront } from '#market/content/storefront-settings.ts';

export const storefrontHandlers: Handlers<typeof storefrontCalls> = {
  read: ({ reading }, _, actor) => readStorefront(reading.db, actor),
  edits: ({ reading }) => readEdits(reading.db, SETTINGS.noun, THE_ONE),
  save: ({ write }, settings, actor) =>
    write(async (tx) => {
      await saveStorefront(tx, actor, settings);
      return readStorefront(tx, actor);
    }),
};
