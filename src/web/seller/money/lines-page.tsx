import { useTranslations } from 'use-intl';
import { storeAccounts } from '#contract/ledger-accounts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { dayFilter, useAccountFilter } from '#web/desk/money/line-filters.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useWhyWords } from '#web/desk/money/use-why-words.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

/** Every line of the store's accounts, also as a file for its accountant. */
export default function LinesPage() {
  const t = useTranslations('desk-money');
  const whyWord = useWhyWords();
  const { amount, at } = useMoneyColumns();
  return (
    <ListScreen
      title={t('all-lines')}
      list="sellerLedger.list"
      file="sellerLedger.export"
      path="/seller/lines"
      pathOf={pathOf}
      empty={<p>{t('no-lines')}</p>}
      views={[{ name: 'unpaid', label: t('ledger-unpaid') }]}
      filters={[
        useAccountFilter(storeAccounts),
        dayFilter('from', t('from-day')),
        dayFilter('to', t('to-day')),
      ]}
      columns={[
        { name: 'why', label: t('what'), show: ({ why }) => whyWord(why) },
        amount(false),
        at('at', t('begun')),
        { name: 'order', label: t('order'), show: ({ order }) => <bdi>{order?.code ?? '–'}</bdi> },
        { name: 'account', label: t('account'), show: ({ account }) => t(`account-${account}`) },
        { name: 'note', label: t('note'), show: ({ note }) => note || '–' },
      ]}
    />
  );
}

/** A line leads to the payout that it is in, else to all lines of its order. */
function pathOf({ order, payout_id: payout }: RowOf<'sellerLedger.list'>): string {
  if (payout !== null) return `/seller/payouts/${payout}`;
  return order ? `/seller/lines?q=${order.code}` : '/seller/lines';
}
