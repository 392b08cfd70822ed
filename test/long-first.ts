// The order of the test files: the longest start first, so that no worker waits for one alone at
// the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The beginnings of their paths, longest first. */
const LONG = [
  'e2e/order-money', // fills the demo market, which the other browser tests wait for
  'verbs/crash-payment',
  'faults/stall',
  'e2e/axe',
  'e2e/pay.test',
  'e2e/screens',
  'verbs/market-history',
  'e2e/',
  'faults/',
  'payments/matrix',
  'api/refusals',
  'verbs/import',
  'verbs/crash',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((start) => moduleId.includes(`/test/${start}`));
  return at === -1 ? LONG.length : at;
}
