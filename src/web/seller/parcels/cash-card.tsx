import { useTranslations } from 'use-intl';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** The cash to collect on delivery; afterwards, the market’s part of it. */
export function CashCard({ parcel: { cash, currency } }: { parcel: StoreParcel }) {
  const t = useTranslations('seller-parcels');
  const money = useMoney();
  if (!cash) return null;
  const amount = money(cash.amount, currency);
  return (
    <section aria-label={t('cash-on-delivery')} className="card grid gap-2 p-4">
      <h2 className="text-base font-semibold">{t('cash-on-delivery')}</h2>
      <p className="figures text-lg font-semibold">
        {cash.collected ? t('cash-got', { amount }) : t('cash-collect', { amount })}
      </p>
      {cash.owed > 0 && (
        <p className="text-sm text-ink-2">
          {t('cash-owed', { amount: money(cash.owed, currency) })}
        </p>
      )}
    </section>
  );
}
