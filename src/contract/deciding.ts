// The input of staff's decisions.
import { grounds, mostFacts, mostWhich, reportActions } from '#contract/decision.ts';
import { choice, oneOf, optionalText, text } from '#contract/values.ts';

/** The fields of a decision about a report, or about an objection to one. */
export const deciding = {
  action: choice(reportActions),
  facts: text(mostFacts),
  ground: oneOf(grounds),
  which: optionalText(mostWhich),
};
