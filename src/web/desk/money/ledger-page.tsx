import { useTranslations } from 'use-intl';
import { ledgerAccounts } from '#contract/ledger-accounts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useBookLines } from '#web/desk/money/use-book-lines.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { named } from '#web/desk/parts/named.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

type Line = RowOf<'ledger.list'>;

/** The books line by line; a line links to all lines of the same order or payout. */
export default function LedgerPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const lines = useBookLines<Line>(
    ledgerAccounts,
    ({ method, store }, name) => named(name, method === null ? store : methodName(method)),
    [referenceFilter('store', t('store'), 'adminStoreChoice.list')],
  );
  return (
    <ListScreen
      title={t('ledger')}
      list="ledger.list"
      file="ledger.export"
      path="/admin/ledger"
      pathOf={pathOf}
      empty={<p>{t('ledger-empty')}</p>}
      {...lines}
    />
  );
}

function pathOf({ order, payout_id: payout }: Line): string {
  if (order) return `/admin/ledger?q=${order.code}`;
  return payout === null ? '/admin/ledger' : `/admin/payouts/${payout}`;
}
