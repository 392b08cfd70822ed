// The codes of an authenticator app: RFC 6238, six digits, a new code every thirty seconds.
import { Secret, TOTP } from 'otpauth';

/**
 * A secret from which an app makes its codes: twenty random bytes, as RFC 4226 requires, in base32.
 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

type Named = { secret: string; market: string; email: string };

/** The address in a QR code for an app: the secret, and the name under which the app lists it. */
export const uriOf = ({ secret, market, email }: Named): string =>
  totpOf(secret, { issuer: market.replaceAll(':', ' ').trim(), label: email }).toString();

/** How many steps early or late a code may be: a phone's clock is seldom right to the second. */
const OFF_STEPS = 1;

/**
 * The thirty-second step that a code belongs to; null if it is not the present one, the one before
 * or the one after. Compares in constant time.
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
