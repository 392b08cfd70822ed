// The right to see the home page before it is published, or a product before it is approved: some
// minutes, for whoever was signed in when it was given.
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'souk-preview';
const ALGORITHM = 'HS256';
export const PREVIEW_MS = 10 * 60_000;

const shown = z.object({
  account: z.int(),
  session: z.string(),
  /** When the page is looked at; null: now. */
  moment: z.iso.datetime().nullable(),
  /** A published arrangement; null: the draft. */
  arrangement: z.int().nullable(),
  /** What a seller proposes, instead of the home page. */
  proposal: z.int().nullable(),
});
export type Preview = z.output<typeof shown>;

/** Signs what somebody may see, until a moment, with the market's secret. */
export const signPreview = (secret: Uint8Array, preview: Preview, until: Date): Promise<string> =>
  new SignJWT(preview)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setExpirationTime(until)
    .sign(secret);

/** What a token shows; null for one that is over, or none of ours. */
export const readPreview = (secret: Uint8Array, token: string): Promise<Preview | null> =>
  jwtVerify(token, secret, { issuer: ISSUER, algorithms: [ALGORITHM] }).then(
    ({ payload }) => shown.safeParse(payload).data ?? null,
    () => null,
  );
