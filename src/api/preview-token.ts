import type { Visit } from '#hall/visit.ts';
import { PREVIEW_MS, signPreview, type Preview } from '#market/content/home-preview.ts';

/** A token that lets the caller see a preview for some minutes, while they are signed in. */
export async function previewToken(
  { services, reading, customer }: Visit,
  shown: Omit<Preview, 'account' | 'session'>,
): Promise<{ token: string; until: string }> {
  const { accountId: account, sessionId: session } = customer();
  const until = new Date(reading.now.getTime() + PREVIEW_MS);
  const preview = { account, session, ...shown };
  const token = await signPreview(await services.bearerSecret(), preview, until);
  return { token, until: until.toISOString() };
}
