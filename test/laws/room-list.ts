// The rooms of src with their allowed imports, and the nouns of the market in order.

const DOORS = ['api', 'web', 'jobs', 'webhooks'];
const BELOW_DOORS = ['hall', 'outside', 'market', 'words', 'db', 'contract', 'base'];

// Each room and the rooms it may use.
export const MAY_USE: Record<string, string[]> = {
  base: [],
  contract: ['base'],
  words: ['contract', 'base'],
  db: ['contract', 'base'],
  market: ['db', 'contract', 'base'],
  outside: ['market', 'words', 'contract', 'base'],
  hall: ['market', 'db', 'contract', 'base'],
  api: BELOW_DOORS,
  web: [...BELOW_DOORS, 'typescript'], // calls go by clients/typescript
  jobs: BELOW_DOORS,
  webhooks: BELOW_DOORS,
  demo: BELOW_DOORS,
  process: [...BELOW_DOORS, ...DOORS, 'demo'],
  cli: [...BELOW_DOORS, 'process', 'demo'],
};
export const USE_ANYWAY = new Map([
  [
    'src/base/refusal.ts → contract',
    'a refusal’s code is a word of the contract; only its type is used',
  ],
]);

// The nouns of the market, downhill: each may use those before it.
export const NOUNS = [
  'settings',
  'places',
  'accounts',
  'install',
  'edits',
  'staff',
  'people',
  'connections',
  'queue',
  'languages',
  'messages',
  'addresses',
  'pricing',
  'stock',
  'shipping',
  'decisions',
  'stores',
  'vouchers',
  'catalogue',
  'search',
  'feeds',
  'content',
  'proposals',
  'shelf',
  'imports',
  'enrolments',
  'reviews',
  'carts',
  'commission',
  'ledger',
  'papers',
  'orders',
  'payments',
  'bank',
  'approvals',
  'payouts',
  'settlements',
  'audit',
  'follows',
  'newsletter',
  'reminders',
  'reports',
  'care',
  'bulk',
  'closing',
  'figures',
  'alerts',
  'webhooks',
  'health',
];
export const BROWSER_PACKAGES: Record<string, string[]> = {
  base: [],
  contract: ['zod', 'zod/mini'],
  words: ['use-intl', 'use-intl/core', 'use-intl/format-message', 'icu-minify/compile'],
};
export const NOT_FOR_MARKET =
  /^(pg|hono|@hono\/.*|react|react-dom|react-router|vite|sharp|nodemailer|pino|prom-client|graphile-worker|node:(fs|http|https|net|child_process|os|process|worker_threads)(\/.*)?)$/;

/** The folder of pages that a file is in: `cart` for src/web/storefront/cart/cart-line-item.tsx. */
export function folderOf(path: string): string | undefined {
  return /^src\/web\/storefront\/([^/]+)\//.exec(path)?.[1];
}

export function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

export function nounOf(path: string): string | undefined {
  return /^src\/market\/([^/]+)\//.exec(path)?.[1];
}

export function adviceFor(from: string, to: string): string {
  if (DOORS.includes(from) && DOORS.includes(to))
    return 'a door never knows another door; put what both need below them.';
  if (from === 'market' && to === 'outside')
    return 'declare the gateway’s type in market, and take it as a parameter.';
  if (from === 'market' && to === 'words')
    return 'the market knows no language; refuse with a code, and let the door say it.';
  if (to === 'process')
    return 'nothing below the process may know it; take what you need as a parameter.';
  return `${from} may use only ${MAY_USE[from]?.join(', ') || 'itself'}.`;
}
