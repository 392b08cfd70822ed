import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { placeNames, usePlaces } from '#web/ui/address/countries.ts';
import { lineReasons } from '#web/ui/cart/cart.ts';
import { Box } from '#web/ui/message/problem-box.tsx';
import { useStore } from '#web/ui/reactive-state.ts';

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
