import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { addressesForBuilds } from './scripts/addresses-for-builds.ts';
import { browserRouterForBuilds } from './scripts/browser-router-for-builds.ts';
import { wordsFileName, wordsForBuilds } from './scripts/words-for-builds.ts';

/** Modules below src, by patterns of their paths without the ending. */
const modules = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);

// Files that several pages load: one file is smaller than several, and the first changes only with
// its packages. `npm run bench` reports how much a page loads.
const SHARED = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|@formatjs)\//,
  },
  {
    name: 'shop',
    test: modules(
      'words/[\\w-]+',
      'web/router/[\\w-]+',
      'web/storefront/frame/[\\w-]+',
      'web/ui/(?!ask-orders|banner|copy-button|countdown|turn-buttons|use-copy)[\\w-]+',
      'web/ui/form/(field-fault|work-button)',
      'web/ui/saved/(saved-lists|wishlist-heart)',
      'web/ui/message/(?!note|problem-box)[\\w-]+',
      'web/ui/navigation/breadcrumbs',
      'web/ui/time/time-zone',
      'web/ui/product/(product-price|rating-stars|tile-card)',
      'web/ui/words/[\\w-]+',
    ),
    minShareCount: 3,
  },
  {
    name: 'layout',
    test: modules(
      'web/storefront/frame/theme-switch',
      'web/ui/form/(check-contact|error-summary|use-submission)',
    ),
    minShareCount: 2,
  },
  {
    name: 'rules',
    test: modules(
      'contract/constants',
      'market/carts/cart',
      'market/shipping/shipping-place',
      'web/ui/time/arrival-day',
    ),
    minShareCount: 2,
  },
  {
    name: 'buying',
    test: modules(
      'base/money',
      'market/pricing/(spread-amount|totals)',
      'web/ui/cart/(arrival|cart-is-empty|cart-load-failed|cart-skeleton|checkout-steps)',
      'web/ui/cart/chosen-options',
      'web/ui/cart/(line-reasons|line-state|price-cart-line|shipping-to|step-title)',
      'web/ui/cart/(total-bar|totals-table|use-totals|use-voucher|voucher)',
    ),
    minShareCount: 2,
  },
  {
    name: 'payment',
    test: modules(
      'contract/gateway-names',
      'market/settings/payment-method',
      'web/ui/payment/(payment-load-failed|use-payment-gateway)',
    ),
    minShareCount: 2,
  },
  {
    name: 'slides',
    test: modules('web/ui/(turn-buttons|use-snap-row)'),
    minShareCount: 2,
  },
  {
    name: 'form',
    test: modules('web/ui/form/(field|read-fields|text-field)'),
    minShareCount: 2,
  },
  { name: 'note', test: modules('web/ui/message/(note|problem-box)'), minShareCount: 2 },
  { name: 'dialog', test: modules('web/ui/dialog/[\\w-]+'), minShareCount: 2 },
  {
    name: 'pager',
    test: modules('web/ui/navigation/pager', 'web/ui/listing/listing-pager'),
    minShareCount: 2,
  },
  { name: 'tiles', test: modules('web/ui/product/tile-(grid|skeletons)'), minShareCount: 2 },
];

/** Every page has these before it loads a part of itself. */
const ALWAYS = /^assets\/(react|rolldown-runtime|shop)-[\w-]{8}\.js$/;
const notThere = (file: string) => !ALWAYS.test(file);

// The server is built with the pages, from src/process/server.ts, so that there is one graph of modules
// (see ARCHITECTURE.md).
export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    wordsForBuilds(),
    addressesForBuilds('src/web/*.{ts,tsx}', 'src/web/{head,storefront,ui}/**/*.{ts,tsx}'),
    browserRouterForBuilds(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter(notThere) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { chunkFileNames: wordsFileName, codeSplitting: { groups: SHARED } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: ['use-intl'] },
      build: { target: 'node24', rolldownOptions: { input: 'src/process/server.ts' } },
    },
  },
});
