// The router's contexts for the parts of a page.
import { createContext, use, type ReactNode } from 'react';
import type { BrowserRouter } from '#web/router/browser-router.ts';
import type { Page, Navigation } from '#web/router/router-types.ts';

/** A context whose consumers are always below its provider. */
function needed<T>() {
  const context = createContext<T | null>(null);
  function useValue(): T {
    const value = use(context);
    if (value === null) throw new Error('This part stands outside the router.');
    return value;
  }
  return { context, useValue };
}

export const { context: RouterContext, useValue: useRouter } = needed<BrowserRouter>();
export const { context: PageContext, useValue: usePage } = needed<Page>();
export const { context: WayContext, useValue: useWay } = needed<Navigation>();
/** The route of a part, its child, and its error if it shows one. */
export const { context: RouteContext, useValue: useRoute } = needed<{
  id: string;
  inside: ReactNode;
  error?: unknown;
}>();
