import { toDecimal } from '#base/money.ts';
import type { StoreBalance } from '#contract/books.ts';
import type { StoreBalances } from '#market/ledger/list-balances.ts';
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

export const storeBalanceOf = ({ id, own, elsewhere }: StoreBalances): StoreBalance => {
  const { store_id: _, ...balance } = balanceOf(own);
  return { id, ...balance, elsewhere: elsewhere.map(balanceOf) };
};
