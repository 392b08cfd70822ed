import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#web/ui/next-path.ts';
import { user, userTrouble } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/**
 * What is shown in place of orders that are not there: to everybody, or only to signed-in people if
 * guests may not order. A visitor is then led to /login and back; what they ordered as a guest
 * before, they still see.
 */
export function BuyersOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { guests } = useSite();
  const account = useReactiveState(user);
  const trouble = useReactiveState(userTrouble);
  const { pathname, search } = useLocation();
  if (guests || account || trouble !== null) return children; // with trouble, the orders show it
  return account === null ? <Navigate to={signInPath(`${pathname}${search}`)} replace /> : waiting;
}
