// The certificates that sign PayPal's notices. They are fetched from PayPal's own hosts only:
// anybody else could sign with a certificate of theirs.
import { X509Certificate, type KeyObject } from 'node:crypto';

const PATIENCE_MS = 5_000;
const MOST_BYTES = 65_536;
const MOST_KEPT = 16;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * The public key of the certificate at a URL; null when the URL is not PayPal's, or the certificate
 * cannot be fetched or is not valid now. Takes PayPal's URL: a stand-in signs with its own
 * certificates, and only those count there.
 */
export function paypalCertificates(
  gateway: string,
): (address: string) => Promise<KeyObject | null> {
  const cached = new Map<string, Promise<X509Certificate | null>>();
  return async (address) => {
    if (!isPaypals(address, gateway)) return null;
    const pending = cached.get(address) ?? fetchCertificate(address);
    cached.set(address, pending);
    const certificate = await pending;
    if (!certificate) cached.delete(address);
    for (const old of [...cached.keys()].slice(0, -MOST_KEPT)) cached.delete(old);
    return certificate && isRight(certificate) ? certificate.publicKey : null;
  };
}

function isPaypals(address: string, gateway: string): boolean {
  const url = URL.parse(address);
  const own = new URL(gateway);
  if (!url || url.username || url.password) return false;
  if (LOOPBACK.has(own.hostname)) return url.origin === own.origin;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    (url.hostname === 'paypal.com' || url.hostname.endsWith('.paypal.com'))
  );
}

async function fetchCertificate(address: string): Promise<X509Certificate | null> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    let pem = '';
    for await (const piece of answer.body ?? []) {
      pem += Buffer.from(piece).toString('latin1');
      if (pem.length > MOST_BYTES) return null;
    }
    return answer.ok ? new X509Certificate(pem) : null;
  } catch {
    return null;
  }
}

function isRight({ publicKey, validFrom, validTo }: X509Certificate): boolean {
  return (
    publicKey.asymmetricKeyType === 'rsa' &&
    Date.parse(validFrom) <= Date.now() &&
    Date.now() <= Date.parse(validTo)
  );
}
