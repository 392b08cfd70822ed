// The laws read sources and need no database: npm run check runs them alone, with the files parsed
// once.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/laws/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
