/** For whom passkeys are made, and where browsers may use them. */
export type PasskeySite = { id: string; name: string; origins: string[] };

/**
 * Takes the address of the shop and its name. An address that is a number cannot have passkeys:
 * this machine's own is `localhost` then.
 */
export function passkeySite(publicUrl: string, name: string): PasskeySite {
  const { hostname, port, origin } = new URL(publicUrl);
  if (hostname !== '127.0.0.1') return { id: hostname, name, origins: [origin] };
  return { id: 'localhost', name, origins: [`http://localhost:${port}`] };
}
