// Products that the EU pack's gate does not allow on sale are imported as drafts.
import { factsLacking, factValues, NO_FACTS } from '#contract/fact-names.ts';
import type { Tx } from '#db/connect.ts';
import { asksForFacts } from '#market/catalogue/facts-gate.ts';
import type { Problem } from '#market/imports/draft.ts';
import type { Change } from '#market/imports/write-products.ts';

/**
 * Hides changed products that would go on sale without the facts required by law; returns a remark
 * for each. Products that are on sale without them stay on sale.
 */
export async function holdBack(tx: Tx, changes: Change[]): Promise<Problem[]> {
  const held = changes.flatMap((change) => {
    const [field] = change.next.facts.published ? lackingOf(change) : [];
    return field === undefined || staysOnSale(change) ? [] : [{ change, field }];
  });
  if (held.length === 0 || !(await asksForFacts(tx))) return [];
  return held.map(({ change: { draft, next }, field }) => {
    next.facts.published = false;
    const values = {
      ...factValues(field),
      product: draft.title ?? draft.named,
      refusal: 'facts-missing',
    };
    return { row: draft.line, column: null, code: 'market-refused', values };
  });
}

const staysOnSale = ({ known }: Change): boolean =>
  known !== undefined && known.facts.published && known.lacking.length > 0;

/** Files of other shops have no columns for makers. */
function lackingOf({ known, next }: Change): string[] {
  const { image } = next.facts;
  if (!known) return factsLacking({ ...NO_FACTS, image });
  const others = known.lacking.filter((field) => field !== 'image');
  return image === '' ? [...others, 'image'] : others;
}
