import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll } from 'vitest';

const CHANNEL = 'net.client.socket';

/** Every address that this process connects to from now on, until the tests of the file end. */
export function watchLines(): string[] {
  const addresses: string[] = [];
  const watch = (message: unknown) => {
    (message as { socket: Socket }).socket.on('connectionAttempt', (address: string) =>
      addresses.push(address),
    );
  };
  subscribe(CHANNEL, watch);
  afterAll(() => {
    unsubscribe(CHANNEL, watch);
  });
  return addresses;
}
