import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { placeNames, useCountries } from '#web/ui/address/countries.ts';
import { lineReasons } from '#web/ui/cart/cart.ts';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/** The message for a line that no rule ships to the address. */
export function CannotShip({ address }: { address: Address }) {
  const refusal = useTranslations('refusal');
  return <>{refusal('cannot-ship', placeNames(useCountries(), address))}</>;
}

/** The server's last messages about a line. */
export function LineReasons({ id }: { id: number }) {
  const t = useTranslations('trouble');
  const reasons = useReactiveState(lineReasons)[id] ?? [];
  return (
    <div role="status">
      {reasons.length > 0 && (
        <ProblemBox>{reasons.map((reason) => reason || t('api-down')).join(' ')}</ProblemBox>
      )}
    </div>
  );
}
