import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#web/ui/next-path.ts';
import { user, userTrouble } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/**
 * What whoever may order sees: everybody, or where guests may not, who is signed in. A visitor is
 * led to /login and back then.
 */
export function BuyersOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { guests } = useSite();
  const account = useReactiveState(user);
  const trouble = useReactiveState(userTrouble);
  const { pathname, search } = useLocation();
  if (guests || account || trouble !== null) return children; // in trouble, the orders say so
  return account === null ? <Navigate to={signInPath(`${pathname}${search}`)} replace /> : waiting;
}
