// One proposal for staff, compared with the product on sale.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OpenedProposal } from '#contract/admin/product-proposal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Db } from '#db/connect.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { changesOf } from '#market/proposals/bring-together.ts';
import { readNext } from '#market/proposals/list-proposals.ts';
import { PROPOSAL } from '#market/proposals/proposal.ts';
import { liveContent } from '#market/proposals/put-into-shop.ts';
import { shownChanges } from '#market/proposals/shown-changes.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Row = Omit<OpenedProposal, 'changes' | 'product' | 'next' | 'waiting' | 'image'> & {
  product_id: number | null;
  proposed: ProposedProduct;
  base: ProposedProduct | null;
};
/**
 * Open states; a proposal that has ended is compared with what the seller saw, because the product
 * has changed since.
 */
const WAITING = new Set(['draft', 'sent', 'refused']);

/** A proposal with its changes. Refuses 'proposal-not-found', also for one that was never sent. */
export async function openProposal(
  db: Db,
  { language }: Staff,
  id: number,
  market: MarketSettings,
): Promise<OpenedProposal> {
  const { proposed, base, product_id, ...row } = await readRow(db, language, id);
  const product = product_id === null ? null : await openProduct(db, product_id, market);
  const live = WAITING.has(row.state) ? liveContent(product, market) : base;
  const changes = changesOf({ base, proposed, live });
  const { id: next, waiting } = await readNext(db, id);
  return {
    ...row,
    image: proposed.image,
    product: product && {
      id: product.id,
      slug: product.slug,
      version: product.version,
      public: product.public,
    },
    changes: await shownChanges(db, language, changes, { proposed, base }),
    next,
    waiting,
  };
}

async function readRow(db: Db, language: string, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.kind, p.state, p.at_once, p.product_id, p.proposed, p.base, p.reasons,
      coalesce(said(p.proposed -> 'title', ${language}), '') as title,
      jsonb_build_object('code', nullif(p.reason_code, ''), 'text', p.reason_text) as reason,
      ${isoText('p.decided_at')} as decided_at, ${isoText('p.sent_at')} as sent_at,
      coalesce((select a.name from accounts a where a.id = p.decided_by), '') as decided_by,
      coalesce((select a.name from accounts a where a.id = p.sent_by), '') as sent_by,
      jsonb_build_object(
        'id', s.id, 'name', s.name, 'trusted', s.trusted_at is not null,
        'suspended', s.suspended_at is not null
      ) as store,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'at', ${isoText('e.at')}, 'by', e.actor, 'state', e.became ->> 'state'
          )
          order by e.version desc
        )
        from edits e
        where e.noun = ${PROPOSAL} and e.thing_id = p.id
      ), '[]') as steps
    from product_proposals p
    join stores s on s.id = p.store_id
    where p.id = ${id} and p.sent_at is not null
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('proposal-not-found');
  return row;
}
