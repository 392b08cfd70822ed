import { useTranslations } from 'use-intl';
import { CartIsEmpty } from '#web/ui/cart/cart-is-empty.tsx';
import { SignInFirst } from '#web/ui/cart/sign-in-first.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { sessionOver } from '#web/ui/shopper.ts';

/** An empty cart; after an ended session, the cart waits behind the sign-in. */
export function NothingInCart() {
  const t = useTranslations('cart');
  if (useReactiveState(sessionOver)) return <SignInFirst text={t('session-over')} />;
  return <CartIsEmpty />;
}
