// `npm run dev`: the same process with Vite in front, so that saved files show up at once.
import { glob } from 'node:fs/promises';
import { createServer as createVite, type ViteDevServer } from 'vite';

process.env.NODE_ENV = 'development';
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
void readAhead(vite);
const dev = (await vite.ssrLoadModule('/src/process/dev-server.ts')) as {
  startDev: (vite: ViteDevServer) => Promise<void>;
};
await dev.startDev(vite);

/** Reads all modules side by side, before one asks for the next: the first page comes sooner. */
async function readAhead({ environments: { ssr } }: ViteDevServer): Promise<void> {
  for await (const file of glob('src/**/*.{ts,tsx}'))
    if (!file.includes('.client.')) void ssr.warmupRequest(`/${file}`);
}
