// A store's proposals, for its sellers.
import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { FieldReason, ProposalState, ProposedProduct, Reason } from '#contract/proposal.ts';
import type { OwnProposalRow } from '#contract/seller-product.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';

export type OwnRow = {
  id: number;
  version: number;
  kind: 'new' | 'changed';
  product_id: number | null;
  state: ProposalState;
  at_once: boolean;
  decided_at: string | null;
  sent_at: string | null;
  updated_at: string;
  reason: Reason;
  reasons: FieldReason[];
  proposed: ProposedProduct;
};

/** A page of the store's proposals, newest first: in one state, or all. */
export async function readOwnProposals(
  db: Db,
  { storeId, language }: Seller,
  { page, state }: { page: number; state?: ProposalState | undefined },
): Promise<ListPage<OwnProposalRow>> {
  const filter = sql`store_id = ${storeId} ${state ? sql`and state = ${state}` : sql``}`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from product_proposals where ${filter}
  `.execute(db);
  const { rows } = await sql<OwnProposalRow>`
    select id, version, kind, product_id, state, at_once, proposed ->> 'image' as image,
      coalesce(said(proposed -> 'title', ${language}), '') as title, ${isoText('sent_at')} as sent_at,
      ${isoText('updated_at')} as updated_at
    from product_proposals
    where ${filter}
    order by id desc
    limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}
  `.execute(db);
  return listPage(rows, {
    page,
    size: pageSize.orders,
    total: counted.rows[0]?.total ?? 0,
    path: 'seller/product-proposals',
  });
}

/** One of the store's proposals. Refuses 'proposal-not-found', also for another store's. */
export async function readOwnProposal(db: Db, { storeId }: Seller, id: number): Promise<OwnRow> {
  const { rows } = await sql<OwnRow>`
    select id, version, kind, product_id, state, at_once, proposed, reasons,
      jsonb_build_object('code', nullif(reason_code, ''), 'text', reason_text) as reason,
      ${isoText('decided_at')} as decided_at, ${isoText('sent_at')} as sent_at,
      ${isoText('updated_at')} as updated_at
    from product_proposals
    where id = ${id} and store_id = ${storeId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('proposal-not-found');
  return row;
}
