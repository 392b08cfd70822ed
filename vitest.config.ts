import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

const PURE = 'test/{laws,rules}/**/*.test.ts';

// Separate from vite.config.ts, because React Router's plugin is for building pages and disturbs
// tests. `#…` imports work through package.json.
export default defineConfig({
  test: {
    maxWorkers: 2, // the cores of a small machine: with three, the whole suite took as long
    isolate: false, // importing the shop anew for each file took a fifth of the time
    setupFiles: 'test/restore.ts',
    sequence: { sequencer: LongFirst },
    // limits for what hangs; what is merely slow, on a busy machine, is no failure
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    environment: 'node',
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE] } },
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
