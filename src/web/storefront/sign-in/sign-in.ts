// Signing in: the bearer is kept, and the page that follows is loaded again, so that nothing of the
// visitor before is left in it.
import { call, type Answer, type Data } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

/**
 * What one screen of signing in hands to the next, never beyond this page's life: an address and
 * password already written, and what has just happened.
 */
export const handover = reactiveState({ email: '', password: '', note: '', trouble: '' });

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

export function signInAs({ token }: Data<'auth.signIn'>, to: string): void {
  keepBearer(token);
  location.replace(to);
}
