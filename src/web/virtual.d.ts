declare module 'virtual:word-files' {
  /** False in development. */
  export const built: boolean;
  /** The addresses of the files of messages by `part-language`, as browsers import them. */
  export const wordFiles: Record<string, string>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}

declare module 'virtual:routes' {
  import type {
    UNSAFE_withComponentProps as withProps,
    UNSAFE_withErrorBoundaryProps as withErrorProps,
  } from 'react-router';
  export type RouteFile = {
    default?: Parameters<typeof withProps>[0];
    ErrorBoundary?: Parameters<typeof withErrorProps>[0];
  };
  /** In development, the modules of routes by address. */
  export const routes: Record<string, RouteFile>;
}
