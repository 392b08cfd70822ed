// What the router in the browser knows. Paths stand below the language's prefix, as pages say them.
import type { ComponentType, ReactNode } from 'react';

export type Path = { pathname: string; search: string; hash: string };
export type Place = Path & { state: unknown; key: string };
export type Action = 'POP' | 'PUSH' | 'REPLACE';

/** What a page's file says, as far as browsers have it. */
export type RouteModule = {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Around the page and around its error; the root has one. */
  Layout?: ComponentType<{ children: ReactNode }>;
  meta?: (query: MetaArgs) => Tag[];
  shouldRevalidate?: () => boolean;
};
/** A title, or a `meta` or `link` with what it says. */
export type Tag = { title?: string; tagName?: 'link' | 'meta'; [says: string]: unknown };
export type MetaArgs = {
  loaderData: unknown;
  params: Params;
  location: Place;
  matches: { id: string; loaderData: unknown }[];
  error: unknown;
};

/** A line of the site map that the build wrote. */
export type RouteEntry = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasLoader: boolean;
  module: string;
  imports: string[];
};

export type Params = Record<string, string | undefined>;
export type Match = { id: string; params: Params };
export type Data = Record<string, unknown>;

/** What is shown. */
export type Page = {
  location: Place;
  matches: Match[];
  loaderData: Data;
  /** By the route that shows them. */
  errors: Data | null;
  /** Where its reader begins: a height, the top or a named place, or where they were. */
  scroll: number | 'begin' | 'stay';
};

/** What is on its way. */
export type Navigation =
  | { state: 'idle'; location?: undefined }
  | { state: 'loading'; location: Place };

export type GoOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };
export type To = string | Partial<Path>;
/** Asked before each step forward; true when it takes the step itself. */
export type Blocker = (step: { nextLocation: Place; historyAction: Action }) => boolean;
