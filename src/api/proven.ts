// Asks for the caller's password again, and checks it for sensitive calls.
import { tries } from '#api/attempts.ts';
import { isSensitive } from '#contract/sensitive.ts';
import type { Visit } from '#hall/visit.ts';
import { forgetTries } from '#market/accounts/attempt-limits.ts';
import { ownEmail, provePassword } from '#market/accounts/prove-password.ts';
import { checkProven } from '#market/accounts/prove-session.ts';

/** Checks the caller's password; tries are counted like those of a sign-in. */
export async function proven(visit: Visit, password: string): Promise<void> {
  const { services, device, customer } = visit;
  const email = await ownEmail(services.db, customer());
  await tries(visit, 'sign-in', email);
  await provePassword(services.db, services.passwords, customer(), password);
  await forgetTries(services.db, 'sign-in', email, device.network);
}

/**
 * Refuses 'prove-again' when a call is sensitive and the password was not given within the last
 * minutes. API keys have no session: their scopes decide.
 */
export async function checkSensitive(visit: Visit, name: string, input: unknown): Promise<void> {
  if (visit.key || !isSensitive(name, input, visit.market)) return;
  await checkProven(visit.services.db, visit.customer());
}
