import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart.ts';
import { placeNames, usePlaces } from '#web/ui/address/places.ts';
import { lineReasons } from '#web/ui/cart/cart.ts';
import { changeQuantity } from '#web/ui/cart/change-cart.ts';
import { isTicked, obstacleOf } from '#web/ui/cart/line-state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useStore } from '#web/ui/store.ts';

/**
 * What is in the way of a line, with the fix beside it. Shipping is spoken of only for what is
 * ticked.
 */
export function LineTrouble({
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
  const untick = isTicked(line) && (
    <button type="button" onClick={() => onTick([line], false)} className={FIX}>
      {t('untick')}
    </button>
  );
  if (obstacle === 'cannot-ship' && address)
    return (
      <Box
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
      </Box>
    );
  if (obstacle === 'not-enough-stock')
    return (
      <Box
        fixes={
          <button type="button" onClick={() => void changeQuantity(line, stock)} className={FIX}>
            {t('take', { count: stock })}
          </button>
        }
      >
        {refusal('not-enough-stock')}
      </Box>
    );
  if (obstacle === 'out-of-stock') return <Box fixes={untick}>{refusal('out-of-stock')}</Box>;
  if (obstacle === 'gone') return <Box fixes={untick}>{refusal('product-not-found')}</Box>;
  return null;
}

const FIX =
  'inline-flex min-h-8 items-center font-semibold underline underline-offset-2 hover:no-underline';

/** The words for a line that no rule brings to an address. */
export function CannotShip({ address }: { address: Address }) {
  const refusal = useTranslations('refusal');
  return <>{refusal('cannot-ship', placeNames(usePlaces(), address))}</>;
}

/** What the shop answered about a line just now. */
export function LineReasons({ id }: { id: number }) {
  const t = useTranslations('trouble');
  const reasons = useStore(lineReasons)[id] ?? [];
  return (
    <div role="status">
      {reasons.length > 0 && (
        <Box>{reasons.map((reason) => reason || t('api-down')).join(' ')}</Box>
      )}
    </div>
  );
}

export function Box({ fixes, children }: { fixes?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-2 flex gap-2 rounded bg-drop-tint px-3 py-2 text-sm text-drop">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5 shrink-0" />
      <div>
        <p>{children}</p>
        {fixes && <p className="flex flex-wrap gap-x-4">{fixes}</p>}
      </div>
    </div>
  );
}
