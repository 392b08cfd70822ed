import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ProposeDialog, type OpenSale } from '#web/seller/marketing/enrol-dialog.tsx';
import { OwnEnrolments } from '#web/seller/marketing/own-enrolments.tsx';

/** The flash sales open for products, and the outcome of the store's earlier offers. */
export default function FlashSalesPage() {
  const t = useTranslations('seller-marketing');
  const words = useTranslations('desk-marketing');
  const { answer, again } = useDeskAnswer('sellerEnrolment.sales', {});
  const [turn, setTurn] = useState(0);
  const above = answer?.ok ? answer.data.flatMap(({ enrolments }) => enrolments).length : 0;
  const changed = () => {
    again();
    setTurn((now) => now + 1);
  };
  return (
    <>
      <ScreenTitle title={words('flash-sales')} />
      <div className="grid grid-cols-1 gap-4">
        {!answer && <div aria-hidden className="skeleton h-64" />}
        {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
        {answer?.ok && answer.data.length === 0 && (
          <p className="card p-4 text-sm">{t('no-open-sales')}</p>
        )}
        {answer?.ok &&
          answer.data.map((sale) => <Sale key={sale.id} sale={sale} again={changed} />)}
        <Proposed key={turn} above={above} />
      </div>
    </>
  );
}

/** A sale with the owner's terms, and a button to enter a product. */
function Sale({ sale, again }: { sale: OpenSale; again: () => void }) {
  const t = useTranslations('seller-marketing');
  const words = useTranslations('desk-marketing');
  const { percent } = useAmounts();
  const [asking, setAsking] = useState(false);
  return (
    <Facts
      title={sale.title}
      rows={[
        [t('propose-until'), <Moment key="until" at={sale.enrol_until} />],
        [words('starts'), <Moment key="start" at={sale.start_at} />],
        [words('ends'), <Moment key="end" at={sale.end_at} />],
        [words('min-percent'), percent(sale.min_percent)],
        [
          t('terms'),
          sale.terms && (
            <p key="terms" dir="auto" className="whitespace-pre-line">
              {sale.terms}
            </p>
          ),
        ],
      ]}
    >
      <OwnEnrolments rows={sale.enrolments} label={sale.title} />
      <div className="flex flex-wrap items-center gap-3">
        {sale.more > 0 && (
          <button type="button" onClick={() => setAsking(true)} className="button button-primary">
            <DeskIcon name="plus" />
            {t('propose')}
          </button>
        )}
        <p className="text-sm text-ink-2">{t('more-left', { count: sale.more })}</p>
      </div>
      {asking && <ProposeDialog sale={sale} close={() => setAsking(false)} again={again} />}
    </Facts>
  );
}

/** All offers of the store, newest first, if there are more than those above. */
function Proposed({ above }: { above: number }) {
  const t = useTranslations('seller-marketing');
  const [page, setPage] = useState(1);
  const { answer } = useDeskAnswer('sellerEnrolment.list', { page });
  if (!answer?.ok || answer.data.total <= above) return null;
  const { data, per_page: size, total } = answer.data;
  return (
    <section aria-label={t('proposed')} className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{t('proposed')}</h2>
      <OwnEnrolments rows={data} label={t('proposed')} withSale />
      <ListPager {...{ page, size, total, turn: setPage }} more={false} />
    </section>
  );
}
