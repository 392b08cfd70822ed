import { Suspense, useEffect } from 'react';
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
import { goneLines } from '#web/storefront/cart/gone-lines.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { ForYou } from '#web/ui/product/for-you.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';

const SavedLinesCard = lazyPart(() => import('#web/storefront/cart/saved-lines-card.tsx'));

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function Cart() {
  const t = useTranslations('cart');
  const c = useTranslations('checkout');
  const lines = useReactiveState(cart);
  const trouble = useReactiveState(cartTrouble);
  const gone = useReactiveState(goneLines);
  useEffect(() => {
    goneLines.set([]);
    void loadAddresses();
    return openCart();
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
      ) : lines.length === 0 && gone.length === 0 ? (
        <>
          <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
          <RecentlyViewed />
          <ForYou />
        </>
      ) : (
        <CartView lines={lines} />
      )}
      {lines !== null && (
        <Suspense fallback={null}>
          <SavedLinesCard />
        </Suspense>
      )}
    </div>
  );
}
