// The codes of an app: RFC 6238, six digits for each thirty seconds.
import { Secret, TOTP } from 'otpauth';

/** Twenty random bytes, as RFC 4226 asks for: what an app makes its codes of, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

type Named = { secret: string; market: string; email: string };

/** What an app reads from a QR code: the secret, and under which name it lists it. */
export const uriOf = ({ secret, market, email }: Named): string =>
  totpOf(secret, { issuer: market.replaceAll(':', ' ').trim(), label: email }).toString();

/** Steps that a code may be early or late: the clock of a phone is seldom right to the second. */
const OFF_STEPS = 1;

/**
 * Which step of thirty seconds a code belongs to; null if it is none of now, of the step before or
 * of the one after. Each is compared in constant time.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const off = totp.validate({ token: code, timestamp, window: OFF_STEPS });
  return off === null ? null : totp.counter({ timestamp }) + off;
}

const totpOf = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...named,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
