import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { NothingInCart } from '#web/ui/cart/nothing-in-cart.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';

/** Shown in the steps after the cart if no line is ticked: what to do about it. */
export function NothingToBuy({ lines }: { lines: CartLine[] }) {
  const c = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  if (lines.length === 0) return <NothingInCart />;
  return <EmptyState text={refusal('nothing-selected')} to="/cart" action={c('to-cart')} />;
}
