import type { Handlers } from '#api/handler.ts';
import type { adminStoreChoiceCalls } from '#contract/admin/store-choice.ts';
import { listStoreChoices } from '#market/stores/list-store-choices.ts';

export const adminStoreChoiceHandlers: Handlers<typeof adminStoreChoiceCalls> = {
  list: ({ reading }, query) => listStoreChoices(reading.db, query),
};
