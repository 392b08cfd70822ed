declare module 'virtual:word-files' {
  /** False in development. */
  export const built: boolean;
  /** Addresses of the files of messages by `part-language`, as browsers import them. */
  export const wordFiles: Record<string, string>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}
