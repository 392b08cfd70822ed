import type { Handlers } from '#api/handler.ts';
import type { sellerChoiceCalls } from '#contract/seller-choice.ts';
import {
  listChoices,
  readAttributeChoice,
  readCategoryChoices,
} from '#market/shelf/read-choices.ts';

export const sellerChoiceHandlers: Handlers<typeof sellerChoiceCalls> = {
  categories: ({ reading }, _, actor) => readCategoryChoices(reading.db, actor),
  brands: ({ reading }, query, actor) => listChoices(reading.db, actor, 'brands', query),
  tags: ({ reading }, query, actor) => listChoices(reading.db, actor, 'tags', query),
  attributes: ({ reading }, query, actor) => listChoices(reading.db, actor, 'attributes', query),
  attribute: ({ reading }, { id }, actor) => readAttributeChoice(reading.db, actor, id),
};
