import type { Handlers } from '#api/handler.ts';
import { inWords } from '#api/own-proposal.ts';
import { uploadPicture } from '#api/uploaded-picture.ts';
import type { sellerProductCalls } from '#contract/seller-product.ts';
import { readProductRules } from '#market/catalogue/read-product-rules.ts';
import { keepStorePicture } from '#market/proposals/keep-picture.ts';
import { offerProduct } from '#market/proposals/offer.ts';
import { propose } from '#market/proposals/propose.ts';
import { readOwnProduct } from '#market/proposals/read-own-product.ts';
import { readOwnProposal, readOwnProposals } from '#market/proposals/read-own-proposals.ts';
import { withdrawProposal } from '#market/proposals/withdraw.ts';

export const sellerProductHandlers: Handlers<typeof sellerProductCalls> = {
  find: ({ reading, market }, { id }, actor) => readOwnProduct(reading.db, actor, id, market),
  rules: ({ reading }, _, actor) => readProductRules(reading.db, actor, actor.storeId),
  upload: async (visit, sent, actor) => {
    const picture = await uploadPicture(visit, sent);
    await visit.write((tx) => keepStorePicture(tx, actor, picture.name));
    return picture;
  },
  offer: ({ write, market }, { store_id: _, ...offer }, actor) =>
    write(async (tx) => {
      await offerProduct(tx, actor, offer, market);
      return readOwnProduct(tx, actor, offer.id, market);
    }),
  proposals: ({ reading }, query, actor) => readOwnProposals(reading.db, actor, query),
  proposal: async ({ reading }, { id }, actor) =>
    inWords(await readOwnProposal(reading.db, actor, id), actor),
  propose: ({ write, market }, { store_id: _, ...sent }, actor) =>
    write(async (tx) => {
      const id = await propose(tx, actor, sent, market);
      return inWords(await readOwnProposal(tx, actor, id), actor);
    }),
  withdraw: ({ write }, { id, version }, actor) =>
    write(async (tx) => {
      await withdrawProposal(tx, actor, { id, version });
      return inWords(await readOwnProposal(tx, actor, id), actor);
    }),
};
