import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { SignInFirst } from '#web/ui/cart/sign-in-first.tsx';
import { LoadFailed } from '#web/ui/message/load-failed.tsx';

const NOT_SIGNED_IN = 204;
const NO_GUESTS = 403;

/**
 * The cart, or a step of the checkout, could not be loaded. If guests may not order, links to the
 * sign-in and back.
 */
export function CartLoadFailed({ refused, again }: { refused: Refused; again: () => void }) {
  const t = useTranslations('checkout');
  const { words } = useRefusal();
  if (refused.status === NO_GUESTS || refused.status === NOT_SIGNED_IN)
    return <SignInFirst text={words(refused)} />;
  return <LoadFailed message={words(refused)} retry={t('again')} again={again} />;
}
