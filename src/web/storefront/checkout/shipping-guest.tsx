import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { bearer } from '#web/ui/bearer.ts';
import { signInPath } from '#web/ui/next-path.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';

/** Tells guests that they can continue without an account, and how to sign in instead. */
export function GuestOrSignIn() {
  const t = useTranslations('shipping');
  if (useReactiveState(user) || bearer() !== null) return null;
  const link = (screen: '/login' | '/register') => (text: ReactNode) => (
    <Link to={signInPath('/shipping', screen)} className="link font-semibold">
      {text}
    </Link>
  );
  return (
    <p className="mb-4 text-sm text-ink-2">
      {t('guest')} {t.rich('guest-sign-in', { in: link('/login'), new: link('/register') })}
    </p>
  );
}
