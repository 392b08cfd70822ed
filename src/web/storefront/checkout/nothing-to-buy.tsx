import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';

/** What the steps behind the cart show where no line of it is ticked: what to do about it. */
export function NothingToBuy({ lines }: { lines: CartLine[] }) {
  const t = useTranslations('cart');
  const c = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  return lines.length === 0 ? (
    <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
  ) : (
    <EmptyState text={refusal('nothing-selected')} to="/cart" action={c('to-cart')} />
  );
}
