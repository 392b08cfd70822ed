import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, loadCart, openCart } from '#web/ui/cart/cart.ts';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { CartView } from '#web/storefront/cart/cart-view.tsx';
import { StepTitle } from '#web/ui/cart/step-title.tsx';
import { CheckoutSteps } from '#web/ui/cart/checkout-steps.tsx';
import { CartLoadFailed } from '#web/ui/cart/cart-load-failed.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function Cart() {
  const t = useTranslations('cart');
  const c = useTranslations('checkout');
  const lines = useReactiveState(cart);
  const trouble = useReactiveState(cartTrouble);
  useEffect(() => {
    openCart();
    void loadAddresses();
  }, []);
  return (
    <div className="shell pt-4">
      <StepTitle text={t('title')} />
      <CheckoutSteps at={1} />
      <h1 className="mt-6 mb-2 text-2xl">{t('title')}</h1>
      <NoScript>{c('noscript')}</NoScript>
      {lines === null ? (
        trouble ? (
          <CartLoadFailed refused={trouble} again={() => void loadCart()} />
        ) : (
          <CartSkeleton />
        )
      ) : lines.length === 0 ? (
        <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
      ) : (
        <CartView lines={lines} />
      )}
    </div>
  );
}
