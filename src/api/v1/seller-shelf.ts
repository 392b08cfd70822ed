import type { Handlers } from '#api/handler.ts';
import { inWords } from '#api/own-proposal.ts';
import { listHandlers } from '#api/resource.ts';
import type { sellerShelfCalls, ShelfQuery, ShelfRow } from '#contract/seller-shelf.ts';
import type { Listed } from '#contract/resource.ts';
import type { Visit } from '#hall/visit.ts';
import { readOwnProposal } from '#market/proposals/read-own-proposals.ts';
import type { Seller } from '#market/settings/actor.ts';
import { archiveProduct } from '#market/shelf/archive-product.ts';
import { archiveProducts } from '#market/shelf/archive-products.ts';
import { copyProduct } from '#market/shelf/copy-product.ts';
import { listShelf } from '#market/shelf/list-shelf.ts';
import { sayOf } from '#words/field-name.ts';
import { reasonText } from '#words/reason-text.ts';

export const sellerShelfHandlers: Handlers<typeof sellerShelfCalls> = {
  ...listHandlers('products', list),
  archive: ({ write, reading }, { id }, actor) =>
    write((tx) => archiveProduct(tx, actor, { id, archived: true }, reading.now)),
  bringBack: ({ write, reading }, { id }, actor) =>
    write((tx) => archiveProduct(tx, actor, { id, archived: false }, reading.now)),
  archiveMany: async ({ write, reading, language }, { ids, archived }, actor) => {
    const say = sayOf(language, 'sellerShelf.archive');
    const results = await archiveProducts(
      { db: reading.db, write },
      actor,
      { ids, archived },
      reading.now,
    );
    const rows = results.map(({ id, refusal }) => ({
      id,
      done: !refusal,
      message: refusal ? say(`refusal.${refusal.code}`, refusal.values) : '',
    }));
    return { done: rows.filter(({ done }) => done).length, rows };
  },
  duplicate: ({ write, market }, { id, idempotency_key: key }, actor) =>
    write(async (tx) => {
      const copy = await copyProduct(tx, actor, { id, key }, market);
      return inWords(await readOwnProposal(tx, actor, copy), actor);
    }),
};

/** Rows with the reasons for refusals in the seller's language. */
async function list(
  { reading, market }: Visit,
  { store_id: _, ...query }: ShelfQuery,
  by: Seller,
): Promise<Listed<ShelfRow>> {
  const { rows, ...counted } = await listShelf(reading.db, by, query, {
    market,
    now: reading.now,
  });
  return {
    rows: rows.map(({ why, ...row }) => ({ ...row, reason: reasonText(by.language, why) })),
    ...counted,
  };
}
