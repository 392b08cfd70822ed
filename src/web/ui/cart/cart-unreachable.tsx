import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';
import { signInPath } from '#web/ui/next-path.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';

const NOT_SIGNED_IN = 204;
const NO_GUESTS = 403;

/**
 * Instead of a screen whose data did not come. Where the owner lets no guests in, the way to sign
 * in and back.
 */
export function CartUnreachable({ refused, again }: { refused: Refused; again: () => void }) {
  const t = useTranslations('checkout');
  const { words } = useRefusal();
  if (refused.status === NO_GUESTS || refused.status === NOT_SIGNED_IN)
    return <SignInFirst words={words(refused)} />;
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ground-3 text-ink-3">
        <Icon name="cloud-off" size={36} strokeWidth={1.5} />
      </span>
      <p className="text-lg font-semibold">{words(refused)}</p>
      <button type="button" onClick={again} className="button button-primary">
        {t('again')}
      </button>
    </div>
  );
}

function SignInFirst({ words }: { words: string }) {
  const t = useTranslations('header');
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon name="log-in" size={34} strokeWidth={1.5} className="icon-mirror" />
      </span>
      <p className="text-lg font-semibold">{words}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to={signInPath(pathname)} className="button button-primary">
          {t('sign-in')}
        </Link>
        <Link to={signInPath(pathname, '/register')} className="button button-quiet">
          {t('register')}
        </Link>
      </p>
    </div>
  );
}
