// The order of the test files: those in a browser take longest and begin first, so that no worker
// waits for one alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/test/e2e/');
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}
