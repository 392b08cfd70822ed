// The order of the test files: those that take longest begin first, so that no worker waits for one
// alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How their paths begin, longest first. */
const LONG = [
  'e2e/axe',
  'e2e/order-money',
  'e2e/screens',
  'e2e/pay',
  'e2e/',
  'faults/',
  'api/refusals',
  'api/shapes',
  'verbs/crash',
  'payments/matrix',
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
