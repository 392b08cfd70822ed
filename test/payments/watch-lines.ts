import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Every address that this process opens a line to from now on, whoever opens it. */
export function watchLines(): string[] {
  const seen: string[] = [];
  subscribe('net.client.socket', (message) => {
    (message as { socket: Socket }).socket.on('connectionAttempt', (address: string) =>
      seen.push(address),
    );
  });
  return seen;
}
