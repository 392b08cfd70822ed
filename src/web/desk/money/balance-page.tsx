import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BalanceLines } from '#web/desk/money/balance-lines.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

type StoreBalance = RowOf<'books.list'>;

/** What the market owes one store: every sum with a label, and the lines that make it up. */
export default function BalancePage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('books.list');
  return (
    <OneScreen
      path="/admin/balances"
      back={t('balances')}
      title={({ store }) => t('balance-of', { store })}
      answer={answer}
      again={again}
      acts={({ id, store }) => (
        <ActButton
          label={t('adjust')}
          call="books.adjust"
          input={{ id }}
          title={t('adjust-title', { store })}
          text={t('adjust-text')}
          fields={[
            { name: 'amount', label: t('amount'), hint: t('adjust-hint'), kind: 'amount' },
            { name: 'reason', label: t('why'), kind: 'lines' },
          ]}
          again={again}
        />
      )}
    >
      {(balance) => (
        <>
          <Sums balance={balance} />
          <BalanceLines
            key={JSON.stringify(balance)}
            list="ledger.list"
            earned="ledger.earned"
            store={balance.id}
            all={`/admin/ledger?store=${balance.id}`}
          />
        </>
      )}
    </OneScreen>
  );
}

function Sums({ balance }: { balance: StoreBalance }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const shown = (name: 'due' | 'held' | 'reserve' | 'gathered') => (
    <>
      <strong>{money(balance[name], balance.currency)}</strong>
      <span className="block text-ink-2">{t(`balance-${name}-text`)}</span>
    </>
  );
  return (
    <Facts
      title={t('balance')}
      rows={[
        [
          t('store'),
          <Link key="store" to={`/admin/stores/${balance.id}`} className="link">
            <bdi>{balance.store}</bdi>
          </Link>,
        ],
        [t('balance-due'), shown('due')],
        [t('balance-held'), shown('held')],
        [t('balance-reserve'), balance.reserve === 0 ? null : shown('reserve')],
        [t('balance-gathered'), shown('gathered')],
        [
          t('balance-paid'),
          <Link key="paid" to={`/admin/payouts?store=${balance.id}`} className="link">
            {money(balance.paid, balance.currency)}
          </Link>,
        ],
        ...balance.on_hold.map(({ why, amount }): [string, string] => [
          t(`hold-${why}`),
          t('on-hold-text', { amount: money(amount, balance.currency) }),
        ]),
        ...balance.elsewhere.map(({ currency, due, held }): [string, string] => [
          currency,
          t('elsewhere', { due: money(due, currency), held: money(held, currency) }),
        ]),
      ]}
    />
  );
}
