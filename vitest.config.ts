import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: React Router's plugin is for building pages and stands in the way of tests. `#…` imports work by package.json.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
