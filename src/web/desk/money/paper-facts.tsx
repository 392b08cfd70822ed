import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';

/** The contents of a paper; `store`: its store, if the screen does not already show it. */
export function PaperFacts({ paper, store }: { paper: RowOf<'paper.list'>; store?: ReactNode }) {
  const t = useTranslations('desk-money');
  const { money, day } = useMoneyColumns();
  const { payout_id: payout } = paper;
  return (
    <Facts
      title={t(`paper-${paper.kind}`)}
      rows={[
        [t('number'), <bdi key="number">{paper.number}</bdi>],
        [t('day'), day(paper.issued_on)],
        [t('store'), store],
        [t('order'), paper.order],
        [t('parcel'), paper.parcel],
        [t('corrects'), paper.names],
        [
          t('payout'),
          payout && (
            <Link to={`${front().root}/payouts/${payout}`} className="link">
              {t('payout-to', { store: paper.store.name })}
            </Link>
          ),
        ],
        [t('amount'), money(paper.total, paper.currency)],
      ]}
    />
  );
}
