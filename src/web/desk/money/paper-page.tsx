import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { FileShown } from '#web/desk/parts/file-shown.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

/** One paper, and its PDF. */
export default function PaperPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('paper.list');
  const { money } = useMoneyColumns();
  return (
    <OneScreen
      path="/admin/papers"
      back={t('papers')}
      title={({ number }) => number}
      answer={answer}
      again={again}
    >
      {(paper) => (
        <>
          <Facts
            title={t(`paper-${paper.kind}`)}
            rows={[
              [t('number'), <bdi key="number">{paper.number}</bdi>],
              [t('day'), paper.issued_on],
              [t('store'), <bdi key="store">{paper.store.name}</bdi>],
              [t('order'), paper.order],
              [t('parcel'), paper.parcel],
              [t('corrects'), paper.names],
              [
                t('payout'),
                paper.payout_id && (
                  <Link to={`/admin/payouts/${paper.payout_id}`} className="link">
                    {t('payout-to', { store: paper.store.name })}
                  </Link>
                ),
              ],
              [t('amount'), money(paper.total, paper.currency)],
            ]}
          />
          <FileShown title="PDF" call="paper.find" input={{ id: paper.id }} picture={false} />
        </>
      )}
    </OneScreen>
  );
}
