// The back office and the seller centre have a build of their own: no page of the shop shares a file
// with them.
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { addressesForBuilds } from './scripts/addresses-for-builds.ts';
import { wordsForBuilds } from './scripts/words-for-builds.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    wordsForBuilds(),
    addressesForBuilds('src/web/{desk,seller,ui}/**/*.{ts,tsx}'),
  ],
  publicDir: false,
  base: '/desk/',
  build: {
    outDir: 'build/desk',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['src/web/desk/main.tsx', 'src/web/seller/main.tsx'],
      // "use client" in packages means nothing if everything is for browsers
      checks: { moduleLevelDirective: false },
    },
  },
});
