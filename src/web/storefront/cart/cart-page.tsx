import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, loadCart, openCart } from '#web/ui/cart/cart.ts';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { CartView } from '#web/storefront/cart/cart-view.tsx';
import { PageTitle } from '#web/ui/cart/step-title.tsx';
import { Steps } from '#web/ui/cart/checkout-steps.tsx';
import { Unreachable } from '#web/ui/cart/cart-unreachable.tsx';
import { Nothing } from '#web/ui/empty-state.tsx';
import { useStore } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function Cart() {
  const t = useTranslations('cart');
  const c = useTranslations('checkout');
  const lines = useStore(cart);
  const trouble = useStore(cartTrouble);
  useEffect(() => {
    openCart();
    void loadAddresses();
  }, []);
  return (
    <div className="shell pt-4">
      <PageTitle text={t('title')} />
      <Steps at={1} />
      <h1 className="mt-6 mb-2 text-2xl">{t('title')}</h1>
      <noscript>
        <p className="rounded bg-warn-tint p-4 text-warn">{c('noscript')}</p>
      </noscript>
      {lines === null ? (
        trouble ? (
          <Unreachable refused={trouble} again={() => void loadCart()} />
        ) : (
          <CartSkeleton />
        )
      ) : lines.length === 0 ? (
        <Nothing text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
      ) : (
        <CartView lines={lines} />
      )}
    </div>
  );
}
