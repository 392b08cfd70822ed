import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { addressesForBuilds } from './scripts/addresses-for-builds.ts';
import { wordsForBuilds } from './scripts/words-for-builds.ts';

// What most pages fetch: together it is smaller than apart, and the first changes only with its
// packages.
const SHARED = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\//,
  },
  {
    name: 'shop',
    test: /\/src\/(words|web\/(storefront\/frame|ui|ui\/words|ui\/product))\/(?!(product-)?tile)[\w-]+\.tsx?$/,
    minShareCount: 4,
  },
];

// The server is built with the pages, from src/process/server.ts, so that there is one graph of modules
// (see ARCHITECTURE.md).
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wordsForBuilds(), addressesForBuilds()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } } },
    ssr: {
      resolve: { noExternal: ['use-intl'] },
      build: { target: 'node24', rolldownOptions: { input: 'src/process/server.ts' } },
    },
  },
});
