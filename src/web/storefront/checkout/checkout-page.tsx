import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { addresses, addressTrouble, loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, loadCart, openCart } from '#web/ui/cart/cart.ts';
import { isTicked, obstacleOf } from '#web/ui/cart/line-state.ts';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { CheckoutView } from '#web/storefront/checkout/checkout-view.tsx';
import { NothingToBuy } from '#web/storefront/checkout/nothing-to-buy.tsx';
import { isUnsure } from '#web/storefront/checkout/order-key.ts';
import { StepTitle } from '#web/ui/cart/step-title.tsx';
import { CartLoadFailed } from '#web/ui/cart/cart-load-failed.tsx';
import { savedMethodFits } from '#web/ui/cart/shipping-to.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';
import '#web/ui/words/paying-words.client.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const open = () => {
  void loadAddresses();
  return openCart();
};
const again = () => {
  void loadAddresses();
  void loadCart();
};

export default function Checkout() {
  const t = useTranslations('checkout');
  useEffect(open, []);
  return (
    <>
      <StepTitle text={t('title')} />
      <h1 className="mt-6 mb-4 text-2xl">{t('title')}</h1>
      <Screen />
    </>
  );
}

function Screen() {
  const t = useTranslations('checkout');
  const lines = useReactiveState(cart);
  const book = useReactiveState(addresses);
  const cartRefused = useReactiveState(cartTrouble);
  const bookRefused = useReactiveState(addressTrouble);
  const refused = (lines === null ? cartRefused : null) ?? (book === null ? bookRefused : null);
  if (refused) return <CartLoadFailed refused={refused} again={again} />;
  if (lines === null || book === null) return <CartSkeleton />;
  const ticked = lines.filter(isTicked);
  const address = book.find((known) => known.default === 1);
  if (ticked.length === 0)
    return isUnsure() ? (
      <EmptyState
        text={t('unsure-gone')}
        detail={t('unsure-detail')}
        to="/user/orders"
        action={t('to-orders')}
      />
    ) : (
      <NothingToBuy lines={lines} />
    );
  if (
    !address ||
    !ticked.every((line) => savedMethodFits(line, address) && obstacleOf(line, address) === null)
  )
    return <Navigate to="/shipping" replace />;
  return <CheckoutView lines={ticked} address={address} />;
}
