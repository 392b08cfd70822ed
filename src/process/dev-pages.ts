// The pages of the development server: React Router's build, made from the route files and from
// what Vite's plugin tells browsers about them.
import {
  UNSAFE_withComponentProps as withProps,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  type ServerBuild,
} from 'react-router';
import type { ViteDevServer } from 'vite';
import * as entry from '#web/entry.server.tsx';
import { createPages, type Pages } from '#web/pages.ts';
import { routes, type RouteFile } from 'virtual:routes';

const MANIFEST = '\0virtual:react-router/server-manifest';

/** Takes the Vite server that serves browsers. */
export async function readDevPages({ environments }: ViteDevServer): Promise<Pages> {
  const loaded = await environments.ssr.pluginContainer.load(MANIFEST);
  const code = typeof loaded === 'string' ? loaded : (loaded?.code ?? '');
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: assets }: { default: ServerBuild['assets'] } = await import(address);
  return createPages({
    assets,
    entry: { module: entry },
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [
        id,
        route && { ...route, module: withPropsOf(routes[route.module]) },
      ]),
    ),
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    allowedActionOrigins: false,
    unstable_getCriticalCss: ({ pathname }) => ({
      rel: 'stylesheet',
      href: `/@react-router/critical.css?pathname=${pathname}`,
    }),
  });
}

/** Passes a route's data to its components as properties, as Vite's plugin does. */
function withPropsOf({ default: page, ErrorBoundary, ...rest }: RouteFile = {}) {
  return {
    ...rest,
    default: page && withProps(page),
    ErrorBoundary: ErrorBoundary && withErrorProps(ErrorBoundary),
  } as NonNullable<ServerBuild['routes'][string]>['module'];
}
