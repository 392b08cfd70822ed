import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { addresses, addressTrouble, loadAddresses } from '#web/ui/address/addresses.ts';
import { cart, cartTrouble, openCart } from '#web/ui/cart/cart.ts';
import { isTicked, obstacleOf } from '#web/ui/cart/line-state.ts';
import { CartSkeleton } from '#web/ui/cart/cart-skeleton.tsx';
import { CheckoutView } from '#web/storefront/checkout/checkout-view.tsx';
import { isUnsure } from '#web/storefront/checkout/order-key.ts';
import { PageTitle } from '#web/ui/cart/step-title.tsx';
import { Unreachable } from '#web/ui/cart/cart-unreachable.tsx';
import { fits } from '#web/storefront/checkout/shipping-methods.ts';
import { Nothing } from '#web/ui/empty-state.tsx';
import { useStore } from '#web/ui/reactive-state.ts';
import '#web/ui/words/buying-words.client.ts';
import '#web/ui/words/paying-words.client.ts';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const open = () => {
  openCart();
  void loadAddresses();
};

export default function Checkout() {
  const t = useTranslations('checkout');
  useEffect(open, []);
  return (
    <>
      <PageTitle text={t('title')} />
      <h1 className="mt-6 mb-4 text-2xl">{t('title')}</h1>
      <Screen />
    </>
  );
}

function Screen() {
  const t = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const lines = useStore(cart);
  const book = useStore(addresses);
  const cartRefused = useStore(cartTrouble);
  const bookRefused = useStore(addressTrouble);
  const refused = (lines === null ? cartRefused : null) ?? (book === null ? bookRefused : null);
  if (refused) return <Unreachable refused={refused} again={open} />;
  if (lines === null || book === null) return <CartSkeleton />;
  const ticked = lines.filter(isTicked);
  const address = book.find((known) => known.default === 1);
  if (ticked.length === 0)
    return isUnsure() ? (
      <Nothing
        text={t('unsure-gone')}
        detail={t('unsure-detail')}
        to="/user/orders"
        action={t('to-orders')}
      />
    ) : (
      <Nothing text={refusal('nothing-selected')} to="/cart" action={t('to-cart')} />
    );
  if (
    !address ||
    !ticked.every((line) => fits(line, address) && obstacleOf(line, address) === null)
  )
    return <Navigate to="/shipping" replace />;
  return <CheckoutView lines={ticked} address={address} />;
}
