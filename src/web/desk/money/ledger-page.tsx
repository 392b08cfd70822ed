import { useTranslations } from 'use-intl';
import { ledgerAccounts } from '#contract/ledger-accounts.ts';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { useWhyWords } from '#web/desk/money/use-why-words.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';
import { Field } from '#web/ui/form/field.tsx';

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
        useAccountFilter(),
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

function useAccountFilter(): ListFilter {
  const t = useTranslations('desk-money');
  return {
    name: 'account',
    show: (value, choose) => (
      <select
        aria-label={t('account')}
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="field"
      >
        <option value="">{t('any-account')}</option>
        {ledgerAccounts.map((account) => (
          <option key={account} value={account}>
            {t(`account-${account}`)}
          </option>
        ))}
      </select>
    ),
  };
}

const dayFilter = (name: string, label: string): ListFilter => ({
  name,
  show: (value, choose) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        />
      )}
    </Field>
  ),
});
