// The site map for the router; page-list.ts has the pages. The language prefix is the router's
// basename (/ar, /fr, /hi, /tr), see pages.ts.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { barePages, checkoutPages, fileOf, shopPages, type Page } from '#web/page-list.ts';

const routesOf = (pages: Page[]) =>
  pages.map((page) =>
    page.path === ''
      ? index(fileOf(page), { id: page.id })
      : route(page.path, fileOf(page), { id: page.id }),
  );

export default [
  layout('storefront/frame/shop-layout.tsx', [
    ...routesOf(shopPages),
    route('*', 'storefront/frame/not-found-page.tsx'),
  ]),
  layout('storefront/frame/bare-layout.tsx', routesOf(barePages)),
  layout('storefront/frame/checkout-layout.tsx', routesOf(checkoutPages)),
] satisfies RouteConfig;
