// Signing in: stores the bearer and loads the next page anew, so that nothing of the last visitor
// is left.
import { call, type Answer } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/**
 * What one sign-in screen passes to the next, within this page's life: an address and a password
 * already typed, what has just happened, and the challenge for a second factor after the right
 * password.
 */
export const handover = reactiveState({
  email: '',
  password: '',
  note: '',
  trouble: '',
  challenge: '',
});

/** Signs in and goes to `to`, a full path of this site; returns only a refusal. */
export async function signInWith(
  email: string,
  password: string,
  to: string,
): Promise<Extract<Answer<unknown>, { ok: false }> | null> {
  const answer = await call('auth.signIn', { email, password });
  if (!answer.ok) return answer;
  signInAs(answer.data, to);
  return null;
}

/**
 * Continues with the result of a sign-in: with a bearer to `to`, with a challenge to the second
 * step, shown by the form of /login. Returns whether it is a challenge.
 */
export function signInAs(entered: { token: string } | { challenge: string }, to: string): boolean {
  if ('challenge' in entered) {
    handover.set({ ...handover.get(), challenge: entered.challenge });
    return true;
  }
  keepBearer(entered.token);
  location.replace(to);
  return false;
}
