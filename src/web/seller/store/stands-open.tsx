import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { Closing } from '#web/seller/store/closing-page.tsx';

const COUNTS = [
  ['parcels', '/seller/parcels'],
  ['unpaid', '/seller/parcels'],
  ['proposals', '/seller/products'],
  ['enrolments', '/seller/flash-sales'],
  ['in_sales', '/seller/flash-sales'],
  ['reviews', '/seller/reviews'],
  ['reports', null],
  ['payouts', '/seller/payouts'],
] as const;
const SUMS = ['due', 'held', 'reserve', 'owes'] as const;

/** What a store still has to finish, each with a link; entries that are zero are left out. */
export function StandsOpen({ closing }: { closing: Closing }) {
  const t = useTranslations('seller-closing');
  const format = useFormatter();
  const { money } = useMoneyColumns();
  const counts = COUNTS.filter(([name]) => closing[name] > 0);
  const sums = closing.balances.flatMap((balance) =>
    SUMS.filter((name) => balance[name] > 0).map((name) => ({
      name,
      currency: balance.currency,
      amount: balance[name],
    })),
  );
  const earns = sums.some(({ name }) => name !== 'owes') || closing.parcels > 0;
  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{t('open')}</h2>
      {counts.length + sums.length === 0 && <p className="text-sm">{t('nothing-open')}</p>}
      {!closing.payee && earns && (
        <p role="note" className="rounded-[var(--radius)] bg-warn-tint p-3 text-sm">
          <Link to="/seller/payee" className="link">
            {t('no-payee')}
          </Link>
        </p>
      )}
      <dl className="grid grid-cols-1 gap-2">
        {counts.map(([name, to]) => (
          <Line key={name} name={t(name)} to={to}>
            {format.number(closing[name])}
          </Line>
        ))}
        {sums.map(({ name, currency, amount }) => (
          <Line key={`${name} ${currency}`} name={t(name)} to="/seller/balance">
            {money(amount, currency)}
          </Line>
        ))}
      </dl>
      {sums.some(({ name }) => name === 'owes') && (
        <p className="text-sm text-ink-2">{t('owes-text')}</p>
      )}
    </section>
  );
}

type LineProps = { name: string; to: string | null; children: ReactNode };

function Line({ name, to, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 last:border-0">
      <dt className="min-w-0">
        {to === null ? (
          name
        ) : (
          <Link to={to} className="link">
            {name}
          </Link>
        )}
      </dt>
      <dd className="figures font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
