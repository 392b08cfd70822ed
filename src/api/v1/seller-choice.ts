import type { Handlers } from '#api/handler.ts';
import type { sellerChoiceCalls } from '#contract/seller-choice.ts';
import {
  listChoices,
  readAttributeChoice,
  readCategoryChoices,
} from '#market/shelf/read-choices.ts';

export const sellerChoiceHandlers: Handlers<typeof sellerChoiceCalls> = {
  categories: ({ reading }, _, actor) => readCategoryChoices(reading.db, actor),
  brands: ({ reading }, asked, actor) => listChoices(reading.db, actor, 'brands', asked),
  tags: ({ reading }, asked, actor) => listChoices(reading.db, actor, 'tags', asked),
  attributes: ({ reading }, asked, actor) => listChoices(reading.db, actor, 'attributes', asked),
  attribute: ({ reading }, { id }, actor) => readAttributeChoice(reading.db, actor, id),
};
