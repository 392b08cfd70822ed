import { useTranslations } from 'use-intl';
import type { Trial } from '#web/desk/orders/use-refund.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

/** The effect of a refund: who pays which part, the lines of the ledger, and the papers. */
export function RefundTrial({ trial }: { trial: Trial }) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const { currency } = trial;
  return (
    <section
      aria-label={t('trial')}
      className="grid gap-3 rounded-[var(--radius-sm)] bg-ground-2 p-3 text-sm"
    >
      <h3 className="font-semibold">{t('trial')}</h3>
      {trial.stores.map((store) => (
        <div key={store.name}>
          <p>
            {t(store.commission < 0 ? 'trial-store-gain' : 'trial-store', {
              store: store.name,
              share: money(store.share, currency),
              commission: money(Math.abs(store.commission), currency),
            })}
          </p>
          {store.paid_out && (
            <p role="alert" className="mt-1 flex gap-2 font-medium text-warn">
              <DeskIcon name="triangle-alert" size={16} className="mt-0.5 shrink-0" />
              {t('trial-paid-out', { store: store.name })}
            </p>
          )}
        </div>
      ))}
      <table className="w-full">
        <caption className="mb-1 text-start font-medium">{t('trial-books')}</caption>
        <tbody>
          {trial.books.map(({ account, store, amount }) => (
            <tr key={`${account} ${store}`} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {t(`account-${account}`)} {store && <span className="text-ink-2">{store}</span>}
              </th>
              <td className="figures py-1 text-end">{money(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {trial.papers.length > 0 && (
        <p>{t('trial-papers', { papers: inRow(trial.papers.map(({ store }) => store)) })}</p>
      )}
      {trial.pieces > 0 && <p>{t('trial-stock', { count: trial.pieces })}</p>}
      {trial.by_hand && <p>{t('trial-by-hand')}</p>}
      {trial.waiting && <p className="font-medium text-warn">{t('trial-waits')}</p>}
    </section>
  );
}
