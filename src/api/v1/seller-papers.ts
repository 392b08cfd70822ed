import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { OwnPapersQuery, sellerPapersCalls } from '#contract/seller-papers.ts';
import { listPapers } from '#market/papers/read-papers.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerPapersHandlers: Handlers<typeof sellerPapersCalls> = listHandlers(
  'papers',
  ({ reading }, query: OwnPapersQuery, { storeId: store }: Seller) =>
    listPapers(reading.db, { ...query, store }),
);
