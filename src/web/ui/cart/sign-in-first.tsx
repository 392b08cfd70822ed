import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenMessage } from '#web/ui/message/screen-message.tsx';
import { signInPath } from '#web/ui/next-path.ts';

/** What the cart and the checkout show if signing in is required, with a link there and back. */
export function SignInFirst({ text }: { text: string }) {
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
