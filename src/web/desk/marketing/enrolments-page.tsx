import { useTranslations } from 'use-intl';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import {
  Deal,
  EnrolmentState,
  useStateWords,
  type Enrolment,
} from '#web/desk/marketing/enrolment-parts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

const VIEWS = ['approved', 'refused', 'withdrawn', 'removed', 'lapsed'] as const;

/** The products that stores enter in flash sales, newest first. */
export default function EnrolmentsPage() {
  const t = useTranslations('desk-marketing');
  const words = useTranslations('desk-proposal');
  const states = useStateWords();
  return (
    <ListScreen
      title={t('enrolments')}
      list="adminEnrolment.list"
      file="adminEnrolment.export"
      path="/admin/enrolments"
      bulk={{
        call: 'adminEnrolmentActs.bulk',
        attempt: 'adminEnrolmentActs.tryBulk',
        acts: [
          { name: 'approve', label: words('approve'), icon: 'check', final: true },
          {
            name: 'refuse',
            label: words('refuse'),
            icon: 'x',
            final: true,
            ask: askReason(t('hide-reason'), t('enrol-reason-hint')),
          },
        ],
      }}
      empty={<p>{t('enrolments-empty')}</p>}
      views={[
        { name: 'waiting', label: states.sent },
        ...VIEWS.map((name) => ({ name, label: states[name] })),
      ]}
      filters={[
        referenceFilter('sale', t('flash-sale'), 'adminFlashSale.list'),
        referenceFilter('store', t('store'), 'adminStoreChoice.list'),
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Enrolment>[] {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const money = useMoney();
  return [
    {
      name: 'product',
      label: t('product'),
      show: ({ product }) => (
        <>
          <SmallPicture image={product.image} />
          <span className="min-w-0 break-words">{product.title}</span>
        </>
      ),
    },
    {
      name: 'state',
      label: common('state'),
      card: 'state',
      show: ({ state }) => <EnrolmentState state={state} />,
    },
    { name: 'store', label: t('store'), show: ({ store }) => <bdi>{store}</bdi> },
    { name: 'sale', label: t('flash-sale'), show: ({ sale }) => sale.title },
    {
      name: 'regular',
      label: t('regular-price'),
      number: true,
      show: ({ regular }) => <bdi>{money(regular)}</bdi>,
    },
    { name: 'price', label: t('sale-price'), number: true, show: (row) => <Deal {...row} /> },
    { name: 'quota', label: t('quota'), number: true, show: ({ quota }) => quota },
    { name: 'stock', label: t('in-stock'), number: true, show: ({ stock }) => stock },
    {
      name: 'sent_at',
      label: t('sent-in'),
      sorts: true,
      show: ({ sent_at: at }) => <Moment at={at} />,
    },
  ];
}
