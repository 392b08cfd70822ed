// The site map, as the router takes it: page-list.ts says where each page stands. The language
// stands before it as the router's basename (/ar, /fr, /hi, /tr), see pages.ts.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { checkoutPages, emptyPages, storePages, type Page } from '#web/page-list.ts';

const routesOf = (pages: Page[]) =>
  pages.map(({ id, path, file = id }) =>
    path === '' ? index(`${file}.tsx`, { id }) : route(path, `${file}.tsx`, { id }),
  );

export default [
  layout('store/layout.tsx', [...routesOf(storePages), route('*', 'store/not-found.tsx')]),
  layout('store/empty-layout.tsx', routesOf(emptyPages)),
  layout('store/checkout-layout.tsx', routesOf(checkoutPages)),
] satisfies RouteConfig;
