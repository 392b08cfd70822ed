import type { Handlers } from '#api/handler.ts';
import type { sellerOwnChoiceCalls } from '#contract/seller-own-choice.ts';
import { listOwnCategories, listOwnProducts } from '#market/shelf/own-choices.ts';

export const sellerOwnChoiceHandlers: Handlers<typeof sellerOwnChoiceCalls> = {
  products: ({ reading, market }, query, actor) =>
    listOwnProducts(reading.db, actor, query, market),
  categories: ({ reading }, query, actor) => listOwnCategories(reading.db, actor, query),
};
