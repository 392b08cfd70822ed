import { sql } from 'kysely';
import type { ProposalState, ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';

/** A proposal before an import changed it. */
export type ProposalBefore = { proposed: ProposedProduct; state: ProposalState };
/** The changes of an import to a product: each part before and after, and the stock of variants. */
export type ProductBefore = {
  parts: { key: string; was: unknown; became: unknown }[];
  stock: { choice: string; was: number; became: number }[];
};
export type Step =
  | { proposal: number; before: ProposalBefore | null }
  | { product: number; before: ProductBefore };

/** Records what an import did, so that it can be undone. */
export async function writeSteps(tx: Tx, importId: number, steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step, place) => ({ place, ...step }));
  await sql`
    insert into import_steps (import_id, proposal_id, product_id, before)
    select ${importId}, proposal, product, before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      place int, proposal int, product int, before jsonb
    )
    order by place
  `.execute(tx);
}
