import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/long-first.ts';

// Apart from vite.config.ts: React Router's plugin is for building pages and stands in the way of
// tests. `#…` imports work by package.json.
export default defineConfig({
  test: {
    globalSetup: 'test/db.ts',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 240_000,
    include: ['test/**/*.test.ts'],
    environment: 'node',
  },
});
