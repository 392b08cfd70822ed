import type { Visit } from '#hall/visit.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { type Tried, countTry } from '#market/accounts/attempt-limits.ts';
import type { Asker } from '#market/accounts/mailed-code.ts';

/** Counts a try for an address, unless limits are off. */
export async function tries(
  { services, device }: Visit,
  what: Tried,
  email: string,
): Promise<void> {
  if (services.config.limits) await countTry(services.db, what, plainEmail(email), device.network);
}

/** Who asks for a code or tries one: their browser, if it sent a token, and their network. */
export const askerOf = ({ device }: Visit, userToken: string | undefined): Asker => ({
  browser: userToken,
  network: device.network,
});
