// Turns a page's address into its HTML (or the data of a client-side step), with a React Router
// basename for each language.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Visit } from '#hall/visit.ts';
import { headContext } from '#web/head/head-context.ts';
import { visitContext } from '#web/visit-context.ts';

export type Pages = (request: Request, visit: Visit) => Promise<Response>;

/**
 * Takes React Router's build; returns a function that renders one of its pages for a visit, with
 * the language in the address.
 */
export function createPages(build: ServerBuild): Pages {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();

  function handlerFor(basename: string): ReturnType<typeof createRequestHandler> {
    const handler =
      handlers.get(basename) ?? createRequestHandler({ ...build, basename }, process.env.NODE_ENV);
    handlers.set(basename, handler);
    return handler;
  }

  return (request, visit) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(headContext, []);
    const basename = visit.language === visit.market.default_language ? '/' : `/${visit.language}`;
    return handlerFor(basename)(request, context);
  };
}
