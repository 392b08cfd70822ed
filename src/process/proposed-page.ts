// The page of a product as it would be once a proposal is approved: applies the proposal, renders
// the page, and rolls everything back.
import { Refusal } from '#base/refusal.ts';
import type { FreshAnswer } from '#hall/cached-answer.ts';
import type { Visit } from '#hall/visit.ts';
import { tryProposal } from '#market/proposals/try-proposal.ts';
import type { Staff } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import { throughGate } from '#db/gate.ts';

type Render = (visit: Visit, path: string) => Promise<FreshAnswer>;

/** Renders the page; null for a proposal that cannot be approved or no longer waits. */
export const proposedPage = (
  visit: Visit,
  { staff, proposal }: { staff: Staff; proposal: number },
  render: Render,
): Promise<FreshAnswer | null> =>
  throughGate(visit.services.db, async () => {
    const tx = await visit.services.db.startTransaction().execute();
    try {
      const { id, slug, slugs } = await tryProposal(tx, staff, proposal, visit.market);
      const reading = beginReading(tx, visit.market, visit.language);
      const own = encodeURIComponent(slugs[visit.language] ?? slug);
      return await render({ ...visit, reading }, `/${own}/product/${id}`);
    } catch (problem) {
      if (problem instanceof Refusal) return null;
      throw problem;
    } finally {
      await tx.rollback().execute();
    }
  });
