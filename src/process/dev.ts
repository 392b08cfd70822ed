// `npm run dev`: the shop with Vite in front, so that saved files take effect at once.
import { readDevCode } from '#process/dev-code.ts';

process.env.NODE_ENV = 'development';
process.setSourceMapsEnabled(true);
const reading = readDevCode();
const making = import('vite').then(({ createServer }) =>
  createServer({
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  }),
);
making.catch(() => {}); // awaited by the server
const code = await reading;
await code.server.startDev(code, making);
