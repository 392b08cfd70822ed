import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { LoadFailed } from '#web/ui/message/load-failed.tsx';
import { ScreenMessage } from '#web/ui/message/screen-message.tsx';
import { signInPath } from '#web/ui/next-path.ts';

const NOT_SIGNED_IN = 204;
const NO_GUESTS = 403;

/**
 * The cart, or a step of the checkout, could not be loaded. Where the owner lets no guests in, this
 * is the way to sign in and come back.
 */
export function CartLoadFailed({ refused, again }: { refused: Refused; again: () => void }) {
  const t = useTranslations('checkout');
  const { words } = useRefusal();
  if (refused.status === NO_GUESTS || refused.status === NOT_SIGNED_IN)
    return <SignInFirst text={words(refused)} />;
  return <LoadFailed message={words(refused)} retry={t('again')} again={again} />;
}

function SignInFirst({ text }: { text: string }) {
  const t = useTranslations('header');
  const { pathname } = useLocation();
  return (
    <ScreenMessage icon="log-in" ground="primary" text={text}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to={signInPath(pathname)} className="button button-primary">
          {t('sign-in')}
        </Link>
        <Link to={signInPath(pathname, '/register')} className="button button-quiet">
          {t('register')}
        </Link>
      </p>
    </ScreenMessage>
  );
}
