import { toDecimal } from '#base/money.ts';
import type { Balance } from '#market/ledger/read-balances.ts';

export const balanceOf = ({
  storeId,
  store,
  currency,
  exponent,
  held,
  due,
  reserve,
  gathered,
  paid,
  onHold,
}: Balance) => {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    store_id: storeId,
    store,
    currency,
    held: money(held),
    due: money(due),
    owes: money(Math.max(0, -due)),
    reserve: money(reserve),
    gathered: money(gathered),
    paid: money(paid),
    on_hold: onHold.map(({ why, amount }) => ({ why, amount: money(amount) })),
  };
};
