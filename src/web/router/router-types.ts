// The types of the router in the browser. Paths are without the language prefix, as in pages.
import type { ComponentType, ReactNode } from 'react';

export type Path = { pathname: string; search: string; hash: string };
export type Place = Path & { state: unknown; key: string };
export type Action = 'POP' | 'PUSH' | 'REPLACE';

/** The exports of a page's file that browsers have. */
export type RouteModule = {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Wraps the page or its error; only the root has one. */
  Layout?: ComponentType<{ children: ReactNode }>;
  meta?: (query: MetaArgs) => Tag[];
  shouldRevalidate?: () => boolean;
};
/** A title, or a `meta` or `link` with its attributes. */
export type Tag = { title?: string; tagName?: 'link' | 'meta'; [says: string]: unknown };
export type MetaArgs = {
  loaderData: unknown;
  params: Params;
  location: Place;
  matches: { id: string; loaderData: unknown }[];
  error: unknown;
};

/** An entry of the site map that the build wrote. */
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

/** The page being shown. */
export type Page = {
  location: Place;
  matches: Match[];
  loaderData: Data;
  /** By the route that shows them. */
  errors: Data | null;
  /** Where to scroll: a height, the top or a named element, or nowhere. */
  scroll: number | 'begin' | 'stay';
};

/** The step under way. */
export type Navigation =
  | { state: 'idle'; location?: undefined }
  | { state: 'loading'; location: Place };

export type GoOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };
export type To = string | Partial<Path>;
/** Called before each step forward; returns true to handle the step itself. */
export type Blocker = (step: { nextLocation: Place; historyAction: Action }) => boolean;
