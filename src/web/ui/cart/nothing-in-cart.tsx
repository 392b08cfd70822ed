import { useTranslations } from 'use-intl';
import { SignInFirst } from '#web/ui/cart/sign-in-first.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { sessionOver } from '#web/ui/shopper.ts';

/** An empty cart; of somebody whose session ended meanwhile it waits behind the sign-in. */
export function NothingInCart() {
  const t = useTranslations('cart');
  if (useReactiveState(sessionOver)) return <SignInFirst text={t('session-over')} />;
  return <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />;
}
