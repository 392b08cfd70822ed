import { connect } from 'node:tls';

const MOST_MS = 5000;

/** `until`: when it expires; null: no TLS server answered in time. */
export type Certificate = { until: Date | null };

/**
 * The certificate that an https address presents, valid or not, read within five seconds. Null for
 * an address without one.
 */
export async function readCertificate(address: string): Promise<Certificate | null> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    // the certificate is only read, and no data is sent, so it need not be trusted
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
