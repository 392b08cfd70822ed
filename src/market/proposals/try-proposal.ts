import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Proposal } from '#market/proposals/proposal.ts';
import { prepare, putIntoShop, type InShop } from '#market/proposals/put-into-shop.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * Applies an open proposal to the shop for a preview; the caller rolls everything back. Returns its
 * product. Refuses 'proposal-not-found', and as `prepare` and `saveProduct`.
 */
export async function tryProposal(
  tx: Tx,
  by: Staff,
  id: number,
  market: MarketSettings,
): Promise<InShop> {
  const { rows } = await sql<Pick<Proposal, 'store_id' | 'product_id' | 'proposed' | 'base'>>`
    select store_id, product_id, proposed, base
    from product_proposals
    where id = ${id} and state = 'sent'
  `.execute(tx);
  const [proposal] = rows;
  if (!proposal) throw new Refusal('proposal-not-found');
  return putIntoShop(tx, by, await prepare(tx, market, proposal), market);
}
