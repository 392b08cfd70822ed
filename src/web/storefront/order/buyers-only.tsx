import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#web/ui/next-path.ts';
import { user, userTrouble } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/**
 * Shown to people who may order: everybody, or only signed-in people if guests may not. A visitor
 * is then led to /login and back.
 */
export function BuyersOnly({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { guests } = useSite();
  const account = useReactiveState(user);
  const trouble = useReactiveState(userTrouble);
  const { pathname, search } = useLocation();
  if (guests || account || trouble !== null) return children; // with trouble, the orders show it
  return account === null ? <Navigate to={signInPath(`${pathname}${search}`)} replace /> : waiting;
}
