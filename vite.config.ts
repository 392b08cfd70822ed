import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// The server is built with the pages, from src/server.ts, so that there is one graph of modules (see ARCHITECTURE.md).
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { target: 'node24', rollupOptions: { input: 'src/server.ts' } } } },
});
