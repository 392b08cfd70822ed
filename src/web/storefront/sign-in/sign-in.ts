// Signing in: the bearer is kept, and the page that follows is loaded again, so that nothing of the
// visitor before is left in it.
import { call, type Answer } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/**
 * What one screen of signing in hands to the next, never beyond this page's life: an address and
 * password already written, what has just happened, and the challenge of whoever has given their
 * password and owes a second factor.
 */
export const handover = reactiveState({
  email: '',
  password: '',
  note: '',
  trouble: '',
  challenge: '',
});

/** Signs in and goes on to `to`, a whole path of this site; answers only a refusal. */
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
 * Goes on with what signing in answered: to `to` with a bearer, to the second step with a
 * challenge, which the form of /login shows. Answers whether it is that.
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
