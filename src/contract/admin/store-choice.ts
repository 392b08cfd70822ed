// The stores, as choices for things that belong to a store.
import { z } from 'zod';
import { picture } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { optionalText, page, wholeNumber } from '#contract/values.ts';

const choice = z
  .object({ id: z.int(), title: z.string(), image: picture })
  .meta({ id: 'StoreChoice' });
export type StoreChoice = z.output<typeof choice>;

export const adminStoreChoiceCalls = {
  list: endpoint({
    operationId: 'adminStoreChoices',
    path: 'admin/store-choices',
    methods: ['GET'],
    audience: 'staff',
    permission: 'catalogue',
    about: 'Lists stores by name, a page at a time.',
    input: z.object({
      q: optionalText(200),
      only: idListOf(listSize.most),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(choice),
  }),
};
