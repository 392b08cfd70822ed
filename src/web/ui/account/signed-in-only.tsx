import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { nextPath, signInPath } from '#web/ui/next-path.ts';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import { loadShopper, user, userTrouble } from '#web/ui/shopper.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import '#web/ui/words/account-words.client.ts';

/** The signed-in person; null: nobody; undefined: not known yet, as on the server. */
export const useAccount = (): Account | null | undefined => useReactiveState(user);

/**
 * A screen for signed-in people. A visitor is led to /login and back; until it is known who is
 * there, `waiting` is shown.
 */
export function SignedInOnly({
  waiting,
  children,
}: {
  waiting: ReactNode;
  children: (account: Account) => ReactNode;
}) {
  const t = useTranslations('account');
  const account = useAccount();
  const trouble = useReactiveState(userTrouble);
  const { pathname, search } = useLocation();
  if (account) return children(account);
  if (account === null) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  if (trouble !== null)
    return <AccountLoadFailed message={trouble} again={() => void loadShopper()} />;
  return (
    <>
      <NoScript className="mb-4">{t('no-script')}</NoScript>
      <Loading words={t('loading')}>{waiting}</Loading>
    </>
  );
}

/** A screen for people who are not signed in; others are redirected. */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const t = useTranslations('account');
  const { search } = useLocation();
  if (useAccount()) return <Navigate to={nextPath(search) ?? '/'} replace />;
  return (
    <>
      <NoScript className="mb-4">{t('no-script')}</NoScript>
      {children}
    </>
  );
}
