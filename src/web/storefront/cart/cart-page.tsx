import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, loadCart, openCart } from '#web/ui/cart/cart.ts';
import { StepTitle } from '#web/ui/cart/step-title.tsx';
import { CheckoutSteps } from '#web/ui/cart/checkout-steps.tsx';
import { CartLoadFailed } from '#web/ui/cart/cart-load-failed.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { CartOnItsWay } from '#web/storefront/cart/cart-on-its-way.tsx';
import { removedLines } from '#web/storefront/cart/removed-lines.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { cartCount } from '#web/ui/shopper.ts';
import '#web/ui/words/buying-words.client.ts';

// a cart is full or empty: only one of the two is loaded
const loadView = () => import('#web/storefront/cart/cart-view.tsx');
const CartView = lazy(loadView);
const EmptyCart = lazy(() => import('#web/storefront/cart/empty-cart.tsx'));
const SavedLinesCard = lazyPart(() => import('#web/storefront/cart/saved-lines-card.tsx'));

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function Cart() {
  const t = useTranslations('cart');
  const c = useTranslations('checkout');
  const lines = useReactiveState(cart);
  const trouble = useReactiveState(cartTrouble);
  const gone = useReactiveState(removedLines);
  useEffect(() => {
    removedLines.set([]);
    if (cartCount.get() > 0) loadView().catch(() => null); // loads together with its lines
    void loadAddresses();
    return openCart();
  }, []);
  return (
    <div className="shell pt-4">
      <StepTitle text={t('title')} />
      <CheckoutSteps at={1} />
      <h1 className="mt-6 mb-2 text-2xl">{t('title')}</h1>
      <NoScript>{c('noscript')}</NoScript>
      {lines === null && trouble ? (
        <CartLoadFailed refused={trouble} again={() => void loadCart()} />
      ) : (
        <Suspense fallback={<CartOnItsWay />}>
          {lines === null ? (
            <CartOnItsWay />
          ) : lines.length === 0 && gone.length === 0 ? (
            <EmptyCart />
          ) : (
            <CartView lines={lines} />
          )}
        </Suspense>
      )}
      {lines !== null && (
        <Suspense fallback={null}>
          <SavedLinesCard />
        </Suspense>
      )}
    </div>
  );
}
