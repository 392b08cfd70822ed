import { useTranslations } from 'use-intl';
import { ledgerAccounts } from '#contract/ledger-accounts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { dayFilter, useAccountFilter } from '#web/desk/money/line-filters.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useWhyWords } from '#web/desk/money/use-why-words.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

type Line = RowOf<'ledger.list'>;

/** The books line by line; the name of a line leads to all lines of the same order or payout. */
export default function LedgerPage() {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const whyWord = useWhyWords();
  const { amount, at } = useMoneyColumns();
  return (
    <ListScreen
      title={t('ledger')}
      list="ledger.list"
      file="ledger.export"
      path="/admin/ledger"
      pathOf={pathOf}
      empty={<p>{t('ledger-empty')}</p>}
      views={[{ name: 'unpaid', label: t('ledger-unpaid') }]}
      filters={[
        useAccountFilter(ledgerAccounts),
        referenceFilter('store', t('store'), 'adminStoreChoice.list'),
        dayFilter('from', t('from-day')),
        dayFilter('to', t('to-day')),
      ]}
      columns={[
        { name: 'why', label: t('what'), show: ({ why }) => whyWord(why) },
        at('at', t('begun')),
        {
          name: 'account',
          label: t('account'),
          show: ({ account, method, store }) =>
            [t(`account-${account}`), method === null ? store : methodName(method)]
              .filter(Boolean)
              .join(': '),
        },
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order?.code ?? '–'}</bdi> },
        { name: 'note', label: t('note'), show: ({ note }) => note || '–' },
        amount(false),
      ]}
    />
  );
}

function pathOf({ order, payout_id: payout }: Line): string {
  if (order) return `/admin/ledger?q=${order.code}`;
  return payout === null ? '/admin/ledger' : `/admin/payouts/${payout}`;
}
