// Permission to see the home page before it is published, or a product before it is approved: valid
// for some minutes, given to signed-in staff and sellers.
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'souk-preview';
const ALGORITHM = 'HS256';
export const PREVIEW_MS = 10 * 60_000;

const shown = z.object({
  account: z.int(),
  session: z.string(),
  /** The time at which to show the page; null: now. */
  moment: z.iso.datetime().nullable(),
  /** The number of a published arrangement; null: the draft. */
  arrangement: z.int().nullable(),
  /** The id of a seller's proposal to show instead of the home page. */
  proposal: z.int().nullable(),
});
export type Preview = z.output<typeof shown>;

/** Signs a preview with the market's secret, valid until the given time. */
export const signPreview = (secret: Uint8Array, preview: Preview, until: Date): Promise<string> =>
  new SignJWT(preview)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setExpirationTime(until)
    .sign(secret);

/** The preview in a token; null when it has expired or is not valid. */
export const readPreview = (secret: Uint8Array, token: string): Promise<Preview | null> =>
  jwtVerify(token, secret, { issuer: ISSUER, algorithms: [ALGORITHM] }).then(
    ({ payload }) => shown.safeParse(payload).data ?? null,
    () => null,
  );
