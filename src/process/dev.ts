// `npm run dev`: the same process with Vite in front, so that saved files show up at once.
import { createServer as createVite } from 'vite';

process.env.NODE_ENV = 'development';
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const dev = (await vite.ssrLoadModule('/src/process/dev-server.ts')) as {
  startDev: (vite: import('vite').ViteDevServer) => Promise<void>;
};
await dev.startDev(vite);
