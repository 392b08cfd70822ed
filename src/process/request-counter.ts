// The common part of counting requests, whoever makes them.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type RequestCounter = {
  see: (request: IncomingMessage, path: string) => void;
  close: () => Promise<void>;
};

const MACHINES = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless/i;

/** Whether no person looks at the page: a machine reads it, or a browser prefetches it. */
export function isOfMachine(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || MACHINES.test(agent)) return true;
  return /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}
