import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BalanceLines } from '#web/desk/money/balance-lines.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Balance = DeskData<'sellerMoney.balance'>[number];

/** What the market owes the store, in plain words, and the lines of each sum. */
export default function BalancePage() {
  const t = useTranslations('seller-money');
  const words = useTranslations('desk-money');
  const { answer, again } = useDeskAnswer('sellerMoney.balance', {});
  return (
    <>
      <ScreenTitle title={t('balance')}>
        <Link to="/seller/lines" className="button button-quiet">
          {words('all-lines')}
        </Link>
      </ScreenTitle>
      <div className="grid grid-cols-1 gap-4">
        {!answer && <div aria-hidden className="skeleton h-40" />}
        {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
        {answer?.ok && answer.data.length === 0 && <p className="card p-4">{t('nothing')}</p>}
        {answer?.ok && answer.data.map((one) => <Sums key={one.currency} balance={one} />)}
        {answer?.ok && answer.data.length > 0 && (
          <BalanceLines list="sellerLedger.list" earned="sellerLedger.earned" all="/seller/lines" />
        )}
      </div>
    </>
  );
}

/** The sums of one currency: first what is paid next. */
function Sums({ balance }: { balance: Balance }) {
  const t = useTranslations('seller-money');
  const words = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  const sum = (amount: number) => money(amount, balance.currency);
  const rows = [
    ['held', balance.held],
    ['gathered', balance.gathered],
    ['reserve', balance.reserve],
    ['paid', balance.paid],
  ] as const;
  return (
    <section aria-label={balance.currency} className="card grid grid-cols-1 gap-4 p-4">
      <div>
        <h2 className="text-sm text-ink-2">{t(balance.due < 0 ? 'owed' : 'due')}</h2>
        <p className="figures text-2xl font-bold">{sum(Math.abs(balance.due))}</p>
        <p className="text-sm text-ink-2">{t(balance.due < 0 ? 'owed-text' : 'due-text')}</p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {rows
          .filter(([name, amount]) => amount !== 0 || name === 'held')
          .map(([name, amount]) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{t(name)}</dt>
              <dd className="figures font-semibold">{sum(amount)}</dd>
              <dd className="text-sm text-ink-2">{t(`${name}-text`)}</dd>
            </div>
          ))}
      </dl>
      {balance.on_hold.length > 0 && (
        <ul className="grid gap-1 rounded-[var(--radius)] bg-warn-tint p-3 text-sm">
          {balance.on_hold.map(({ why, amount }) => (
            <li key={why}>
              <strong>{words(`hold-${why}`)}</strong>{' '}
              {words('on-hold-text', { amount: sum(amount) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
