// The letters about decisions of staff, for the tests of letters.
import { ofDecisions } from '#outside/letters/example-decisions.ts';

const examples = ofDecisions('en');
const first = <Kind extends keyof typeof examples>(kind: Kind) => {
  const [[data] = []] = examples[kind];
  if (!data) throw new Error(`${kind} has no example.`);
  return data;
};

export const decisionLetters = {
  'store-reinstated': { name: 'Amal', store: 'Copper Lane' },
  'store-closed': { store: 'Copper Lane', by: 'Amal', reason: 'Nobody answers.', until: null },
  'store-reopened': { store: 'Copper Lane', by: 'Amal' },
  'product-hidden': first('product-hidden'),
  'review-hidden': first('review-hidden'),
  restricted: first('restricted'),
  'report-received': first('report-received'),
  'report-decided': first('report-decided'),
  'objection-decided': first('objection-decided'),
};
