/** The site that passkeys are made for, and the origins from which browsers may use them. */
export type PasskeySite = { id: string; name: string; origins: string[] };

/**
 * Takes the shop's address and name. Passkeys do not work for IP addresses: this machine's own
 * becomes `localhost`.
 */
export function passkeySite(publicUrl: string, name: string): PasskeySite {
  const { hostname, port, origin } = new URL(publicUrl);
  if (hostname !== '127.0.0.1') return { id: hostname, name, origins: [origin] };
  return { id: 'localhost', name, origins: [`http://localhost:${port}`] };
}
