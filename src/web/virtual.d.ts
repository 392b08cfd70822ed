declare module 'virtual:word-files' {
  /** Addresses of the built files of messages by `part-language`; none in development. */
  export const wordFiles: Record<string, string>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}
