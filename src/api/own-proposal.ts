import type { Reason } from '#contract/proposal.ts';
import { shownContent } from '#market/proposals/content.ts';
import type { OwnRow } from '#market/proposals/read-own-proposals.ts';
import type { Seller } from '#market/settings/actor.ts';
import { reasonText } from '#words/reason-text.ts';

/** A proposal for its seller, with the reasons in their language. */
export const inWords = ({ reason, reasons, proposed, ...row }: OwnRow, { language }: Seller) => {
  const withText = <One extends Reason>(one: One) => ({ ...one, said: reasonText(language, one) });
  const shown = shownContent(proposed);
  return { ...row, proposed: shown, reason: withText(reason), reasons: reasons.map(withText) };
};
