import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The store's next payout or debt, and what is still to come, in each currency. */
export function BalanceToday() {
  const t = useTranslations('seller-money');
  const money = useMoney();
  const { answer } = useDeskAnswer('sellerMoney.balance', {});
  if (!answer?.ok || answer.data.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-3">
      {answer.data.map(({ currency, due, held }) => (
        <li key={currency}>
          <Link to="/seller/balance" className="card grid gap-1 p-4 hover:border-primary">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-ink-2">{t(due < 0 ? 'owed' : 'due')}</span>
              <span className="figures text-xl font-semibold">
                {money(Math.abs(due), currency)}
              </span>
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-2">
              <span>{t('held')}</span>
              <span className="figures">{money(held, currency)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
