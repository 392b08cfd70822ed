import { connect } from 'node:tls';

const MOST_MS = 5000;

/** `until`: the last moment at which it is valid; null: nobody answered there by TLS in time. */
export type Certificate = { until: Date | null };

/**
 * The certificate that visitors of an https address are shown, valid or not, within five seconds.
 * Null for an address without one.
 */
export async function readCertificate(address: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    // it is looked at, not trusted: nothing is said over this connection
    const socket = connect(
      { host, port: Number(port) || 443, servername: host, rejectUnauthorized: false },
      () => {
        const { valid_to: until } = socket.getPeerCertificate();
        end({ until: until ? new Date(until) : null });
      },
    );
    const end = (found: Certificate) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(MOST_MS, () => end({ until: null }));
    socket.on('error', () => end({ until: null }));
  });
}
