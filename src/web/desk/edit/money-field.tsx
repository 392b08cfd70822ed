import type { ComponentProps } from 'react';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';

/** An amount in the market's currency, with its number of decimals. */
export function MoneyField(props: Omit<ComponentProps<typeof NumberField>, 'unit' | 'decimals'>) {
  const { market } = useWho();
  return <NumberField {...props} unit={market.currency} decimals={market.currency_exponent} />;
}
