import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

const PURE = 'test/{laws,rules}/**/*.test.ts';

// Apart from vite.config.ts: React Router's plugin is for building pages and stands in the way of
// tests. `#…` imports work by package.json.
export default defineConfig({
  test: {
    // one more than the cores of a small machine: a browser or the database is what is waited for
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // limits for what hangs; what is merely slow, on a busy machine, is no failure
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['test/**/*.test.ts'],
          exclude: [PURE],
          globalSetup: 'test/db.ts',
        },
      },
    ],
  },
});
