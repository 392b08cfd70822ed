// Sellers' proposals: a new product that was sent to the market.
import { sql } from 'kysely';
import { makeStore } from '../../make.ts';
import { proposedLamp } from '../../proposals.ts';
import { signedIn } from '../people.ts';
import type { Makers, Owner } from './placed-order.ts';

export const proposalThings: Makers = { 'product-proposal': sent, 'open-proposal': sent };

async function sent({ db, storeId, shopper }: Owner): Promise<number> {
  const seller = shopper.kind === 'customer' ? shopper : (await signedIn(db)).shopper;
  const { id } = await db
    .insertInto('product_proposals')
    .values({
      store_id: storeId ?? (await makeStore(db)),
      kind: 'new',
      state: 'sent',
      proposed: JSON.stringify(await proposedLamp(db)),
      made_by: seller.accountId,
      sent_by: seller.accountId,
      sent_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
