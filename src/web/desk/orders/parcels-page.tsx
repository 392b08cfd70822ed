import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import type { BulkAct } from '#web/desk/list/bulk/bulk-act.ts';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { shortCode } from '#base/short-code.ts';
import { StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

type Row = RowOf<'adminParcel.list'>;

/** The parcels of all stores: which are late, and the next step for many at once. */
export default function ParcelsPage() {
  const t = useTranslations('desk-order');
  const step = useTranslations('parcel-state');
  const may = useMay();
  const [query] = useSearchParams();
  const ofStore = query.has('store');
  const late = query.get('view') === 'late';
  const steps: BulkAct[] = [
    { name: 'confirm', label: step('act-confirm'), icon: 'check', final: true },
    { name: 'hand-over', label: step('act-pick-up'), icon: 'truck', final: true },
  ];
  const remind: BulkAct = { name: 'remind', label: t('remind-store'), icon: 'mail', final: true };
  return (
    <ListScreen
      title={t('parcels')}
      list="adminParcel.list"
      file="adminParcel.export"
      path="/admin/parcels"
      bulk={{
        call: 'adminParcelSteps.bulk',
        attempt: 'adminParcelSteps.tryBulk',
        acts: late ? [remind, ...steps] : [...steps, remind],
      }}
      empty={<p>{t('parcels-empty')}</p>}
      views={(['to-confirm', 'to-hand-over', 'late', 'on-the-way'] as const).map((name) => ({
        name,
        label: t(`view-${name}`),
      }))}
      filters={[
        ...(may('adminStoreChoice.list')
          ? [referenceFilter('store', t('store'), 'adminStoreChoice.list')]
          : []),
        ...(ofStore
          ? [
              choiceFilter('case', t('case'), [
                { value: 'late-sent', label: t('case-late-sent') },
                { value: 'cancelled-by-store', label: t('case-cancelled-by-store') },
                { value: 'refunded', label: t('case-refunded') },
              ]),
            ]
          : []),
        choiceFilter('state', t('state'), [
          { value: 'open', label: t('state-open') },
          { value: 'delivered', label: t('state-delivered') },
          { value: 'cancelled', label: t('state-cancelled') },
        ]),
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-order');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return [
    {
      name: 'order_code',
      label: t('order'),
      show: ({ order_code: code }) => (
        <bdi className="figures whitespace-nowrap">{shortCode(code)}</bdi>
      ),
    },
    { name: 'store', label: t('store'), card: 'brief', show: ({ store }) => store },
    { name: 'buyer', label: t('buyer'), card: 'brief', show: ({ buyer }) => buyer || t('erased') },
    {
      name: 'pieces',
      label: t('count'),
      number: true,
      show: ({ pieces }) => t('pieces', { count: pieces }),
    },
    {
      name: 'due_at',
      label: t('due'),
      sorts: true,
      show: ({ due_at: due }) => due && <time dateTime={due}>{day(due)}</time>,
    },
    {
      name: 'reminded_at',
      label: t('reminded'),
      show: ({ reminded_at: at }) => at && <time dateTime={at}>{day(at)}</time>,
    },
    {
      name: 'carrier',
      label: t('carrier'),
      show: ({ carrier, tracking_number: number }) =>
        (carrier || number) && (
          <>
            {carrier} <bdi>{number}</bdi>
          </>
        ),
    },
    { name: 'state', label: t('state'), card: 'state', show: (row) => <StateBadge {...row} /> },
  ];
}
