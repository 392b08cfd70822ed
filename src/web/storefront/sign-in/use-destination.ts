import { useNavigate } from 'react-router';
import { handover } from '#web/storefront/sign-in/sign-in.ts';
import { handOn, nextPath } from '#web/ui/next-path.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';
import { useSite } from '#web/ui/site.ts';

/**
 * Where the sign-in screens lead: `to`, a full path, after signing in; `toSignIn` goes to /login
 * with a note to show there.
 */
export function useDestination(): { to: string; toSignIn: (email: string, note: string) => void } {
  const search = useHydratedQuery();
  const { prefix } = useSite();
  const navigate = useNavigate();
  const next = nextPath(search) ?? '/';
  return {
    to: prefix && next === '/' ? prefix : `${prefix}${next}`,
    toSignIn: (email, note) => {
      handover.set({ ...handover.get(), email, password: '', note, trouble: '' });
      void navigate(handOn(search, '/login'));
    },
  };
}
