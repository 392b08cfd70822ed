import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Runs all tests and ends with the line `N passed, N failed`; type errors count as a failure. */
export async function test(tool, types, rest, chromium) {
  const file = join(tmpdir(), `souk-test-${process.pid}.json`);
  const typed = await types().then(
    () => true,
    (problem) => {
      process.stderr.write(`${problem.message}\n`);
      return false;
    },
  );
  const code = await run(
    [
      ...tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...rest,
    ],
    { CHROME_PATH: chromium ?? '', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  );
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests: skipped,
    numTotalTests,
    numFailedTestSuites,
    success,
  } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file, { force: true });
  const failed =
    Math.max(numFailedTests, success ? 0 : Math.min(1, numFailedTestSuites)) + (typed ? 0 : 1);
  process.stdout.write(
    `\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`,
  );
  return code === 0 && failed === 0 && numTotalTests > 0 ? 0 : 1;
}
