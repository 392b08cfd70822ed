import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { addresses, addressTrouble, loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, loadCart, openCart } from '#web/ui/cart/cart.ts';
import { isTicked } from '#web/ui/cart/line-state.ts';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { NothingToBuy } from '#web/storefront/checkout/nothing-to-buy.tsx';
import { StepTitle } from '#web/ui/cart/step-title.tsx';
import { ShippingView } from '#web/storefront/checkout/shipping-view.tsx';
import { CartLoadFailed } from '#web/ui/cart/cart-load-failed.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const open = () => {
  void loadAddresses();
  return openCart();
};
const again = () => {
  void loadAddresses();
  void loadCart();
};

export default function Shipping() {
  const t = useTranslations('shipping');
  const lines = useReactiveState(cart);
  const book = useReactiveState(addresses);
  const cartRefused = useReactiveState(cartTrouble);
  const bookRefused = useReactiveState(addressTrouble);
  useEffect(open, []);
  const ticked = useMemo(() => (lines ?? []).filter(isTicked), [lines]);
  const refused = (lines === null ? cartRefused : null) ?? (book === null ? bookRefused : null);
  return (
    <>
      <StepTitle text={t('title')} />
      <h1 className="mt-6 mb-4 text-2xl">{t('title')}</h1>
      {refused ? (
        <CartLoadFailed refused={refused} again={again} />
      ) : lines === null || book === null ? (
        <CartSkeleton />
      ) : ticked.length === 0 ? (
        <NothingToBuy lines={lines} />
      ) : (
        <ShippingView lines={ticked} book={book} />
      )}
    </>
  );
}
