import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { changeQuantity } from '#web/ui/cart/change-cart.ts';
import { isTicked, obstacleOf } from '#web/ui/cart/line-state.ts';
import { CannotShip } from '#web/ui/cart/line-reasons.tsx';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';

/** A line's problem, with its fix. Shipping problems are shown only for ticked lines. */
export function LineProblem({
  line,
  address,
  onTick,
}: {
  line: CartLine;
  address: Address | null;
  onTick: (lines: CartLine[], on: boolean) => void;
}) {
  const t = useTranslations('cart');
  const refusal = useTranslations('refusal');
  const obstacle = obstacleOf(line, isTicked(line) ? address : null);
  const stock = line.updated_inventory.quantity;
  const { store } = line.flash_product;
  const untick = isTicked(line) && (
    <button type="button" onClick={() => onTick([line], false)} className={FIX}>
      {t('untick')}
    </button>
  );
  if (obstacle === 'cannot-ship' && address)
    return (
      <ProblemBox
        fixes={
          <>
            {untick}
            <Link to="/shipping" className={FIX}>
              {t('change-address')}
            </Link>
          </>
        }
      >
        <CannotShip address={address} />
      </ProblemBox>
    );
  if (obstacle === 'not-enough-stock')
    return (
      <ProblemBox
        fixes={
          <button type="button" onClick={() => changeQuantity(line, stock)} className={FIX}>
            {t('take', { count: stock })}
          </button>
        }
      >
        {refusal('not-enough-stock')}
      </ProblemBox>
    );
  if (obstacle === 'out-of-stock' || obstacle === 'store-away')
    return <ProblemBox fixes={untick}>{refusal(obstacle)}</ProblemBox>;
  if (obstacle === 'gone')
    return (
      <ProblemBox fixes={untick}>
        {store.closed
          ? refusal('store-closed', { store: store.name })
          : refusal('product-not-found')}
      </ProblemBox>
    );
  return null;
}

const FIX =
  'inline-flex min-h-8 items-center font-semibold underline underline-offset-2 hover:no-underline';
