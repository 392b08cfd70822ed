// The bearer: a signed JWT that names a session's row, so that ending the row ends the bearer.
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'souk';
const ALGORITHM = 'HS256';

/** Signs a bearer with the market's secret, for a session that ends at the given time. */
export function signBearer(
  secret: Uint8Array,
  session: { id: string; accountId: number; expiresAt: Date },
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(String(session.accountId))
    .setJti(session.id)
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(secret);
}

/** The session that a bearer names; null for any text that is not a valid bearer of this market. */
export async function readBearer(secret: Uint8Array, bearer: string): Promise<string | null> {
  return jwtVerify(bearer, secret, { issuer: ISSUER, algorithms: [ALGORITHM] }).then(
    ({ payload }) => payload.jti ?? null,
    () => null,
  );
}
