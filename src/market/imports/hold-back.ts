// What the gate of the EU pack does not let on sale comes in all the same, as a draft.
import { factsLacking, factValues, NO_FACTS } from '#contract/fact-names.ts';
import type { Tx } from '#db/connect.ts';
import { asksForFacts } from '#market/catalogue/facts-gate.ts';
import type { Problem } from '#market/imports/draft.ts';
import type { Change } from '#market/imports/write-products.ts';

/**
 * Hides those of the changes that would come on sale without what the law asks of their offers;
 * answers what is to be said of each. What is on sale without it stays so.
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

/** A file of other shops says nothing of makers. */
function lackingOf({ known, next }: Change): string[] {
  const { image } = next.facts;
  if (!known) return factsLacking({ ...NO_FACTS, image });
  const others = known.lacking.filter((field) => field !== 'image');
  return image === '' ? [...others, 'image'] : others;
}
