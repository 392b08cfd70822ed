import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';

type Props = {
  payout: DeskData<'payout.find'>['payout'];
  carried: number;
  /** Its store, if the screen does not already show it. */
  store?: ReactNode;
};

/** The facts about a payout, and why it waits. */
export function PayoutFacts({ payout, carried, store }: Props) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  const { amount, currency, on_hold: onHold } = payout;
  return (
    <Facts
      title={t('payout')}
      rows={[
        [t('store'), store],
        [t('amount'), <strong key="amount">{money(amount, currency)}</strong>],
        [t('state'), t(`payout-${payout.state}`)],
        [t('carried'), carried === 0 ? null : money(carried, currency)],
        [t('bank-reference'), payout.reference],
        [t('until'), time(payout.until)],
        [t('gathered-at'), time(payout.created_at)],
        [t('ended'), payout.ended_at && time(payout.ended_at)],
        [t('despite'), payout.despite],
      ]}
    >
      {onHold.length > 0 && (
        <div className="rounded-[var(--radius)] bg-warn-tint p-3 text-sm">
          <p className="font-semibold">{t('held-why')}</p>
          <ul className="list-disc ps-5">
            {onHold.map((why) => (
              <li key={why}>{t(`hold-${why}-text`)}</li>
            ))}
          </ul>
        </div>
      )}
    </Facts>
  );
}
