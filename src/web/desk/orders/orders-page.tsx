import { useTranslations } from 'use-intl';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import type { Bulk } from '#web/desk/list/bulk/bulk-act.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useOrderFilters } from '#web/desk/orders/order-filters.ts';
import { shortCode } from '#base/short-code.ts';
import { StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import { MoneyBadge } from '#web/desk/orders/standing.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

type Row = RowOf<'adminOrder.list'>;

/** The orders of all stores, newest first. */
export default function OrdersPage() {
  const t = useTranslations('desk-order');
  return (
    <ListScreen
      title={t('orders')}
      list="adminOrder.list"
      file="adminOrder.export"
      path="/admin/orders"
      add={t('add')}
      bulk={useOrderActs()}
      empty={<p>{t('empty')}</p>}
      views={(
        ['to-confirm', 'late', 'unpaid', 'review', 'cash', 'refunded', 'cancelled'] as const
      ).map((name) => ({ name, label: t(`view-${name}`) }))}
      filters={useOrderFilters()}
      columns={useColumns()}
    />
  );
}

function useOrderActs(): Bulk {
  const t = useTranslations('desk-order');
  return {
    call: 'adminOrderBulk.bulk',
    attempt: 'adminOrderBulk.tryBulk',
    acts: [
      {
        name: 'cancel',
        label: t('cancel-orders'),
        icon: 'x',
        stay: t('cancel-not'),
        final: true,
        ask: askReason(t('reason'), t('cancel-hint')),
      },
      { name: 'send-link', label: t('pay-links'), icon: 'mail', final: true },
    ],
  };
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-order');
  const momentOf = useMomentText();
  const money = useMoney();
  return [
    {
      name: 'code',
      label: t('order'),
      show: ({ image, code }) => (
        <>
          <SmallPicture image={image} />
          <bdi className="figures whitespace-nowrap">{shortCode(code)}</bdi>
        </>
      ),
    },
    {
      name: 'created_at',
      label: t('placed'),
      sorts: true,
      card: 'brief',
      show: ({ created_at }) => <time dateTime={created_at}>{momentOf(created_at)}</time>,
    },
    { name: 'buyer', label: t('buyer'), card: 'brief', show: ({ buyer }) => buyer || t('erased') },
    {
      name: 'stores',
      label: t('stores'),
      show: ({ stores, pieces }) => (
        <span title={inRow(stores)}>
          <bdi>
            {inRow(stores.slice(0, 2))}
            {stores.length > 2 && ` +${stores.length - 2}`}
          </bdi>
          <span className="block text-xs text-ink-2 max-md:ms-2 max-md:inline-block">
            <bdi>{t('pieces', { count: pieces })}</bdi>
          </span>
        </span>
      ),
    },
    { name: 'money', label: t('payment'), show: (row) => <MoneyBadge {...row} /> },
    { name: 'state', label: t('state'), card: 'state', show: (row) => <StateBadge {...row} /> },
    {
      name: 'total',
      label: t('total'),
      sorts: true,
      number: true,
      show: ({ total, currency }) => money(total, currency),
    },
  ];
}
