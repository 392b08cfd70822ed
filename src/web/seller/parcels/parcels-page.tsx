import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Bulk } from '#web/desk/list/bulk/bulk-act.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { shortCode } from '#base/short-code.ts';
import { StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { AllParcels } from '#web/seller/parcels/all-parcels.tsx';
import { ManyParcels } from '#web/seller/parcels/many-parcels.tsx';

type Row = RowOf<'sellerParcels.list'>;

/** The usual act for all parcels of a view. */
const FOR_ALL: Record<string, 'confirm' | 'label'> = {
  'to-confirm': 'confirm',
  'to-pack': 'label',
  'to-send': 'label',
};

/** The store's parcels by next step, with acts for many at once. */
export default function ParcelsPage() {
  const t = useTranslations('seller-parcels');
  const [query] = useSearchParams();
  const view = query.get('view') ?? '';
  const forAll = FOR_ALL[view];
  const views = [
    'to-confirm',
    'to-pack',
    'to-send',
    'late',
    'on-the-way',
    'delivered',
    'cancelled',
  ] as const;
  return (
    <ListScreen
      title={t('title')}
      list="sellerParcels.list"
      file="sellerParcels.export"
      path="/seller/parcels"
      acts={(again) => forAll && <AllParcels key={view} {...{ view, again }} act={forAll} />}
      bulk={useBulk(view)}
      empty={<p>{t('empty')}</p>}
      views={views.map((name) => ({ name, label: t(`view-${name}`) }))}
      columns={useColumns()}
    />
  );
}

/** The next step of the view first, then the papers. */
function useBulk(view: string): Bulk {
  const t = useTranslations('seller-parcels');
  const step = useTranslations('parcel-state');
  const steps = [
    { name: 'confirm', label: step('act-confirm'), icon: 'check' },
    { name: 'pick-up', label: step('act-pick-up'), icon: 'package' },
    { name: 'send', label: step('act-send'), icon: 'truck' },
  ] as const;
  const papers = [
    { name: 'label', label: t('labels'), icon: 'printer' },
    { name: 'slip', label: t('slips'), icon: 'printer' },
  ] as const;
  const first = steps.filter(({ name }) => name === STEP_OF[view]);
  const rest = steps.filter(({ name }) => name !== STEP_OF[view]);
  return {
    acts: [...first, ...papers, ...rest],
    dialog: ({ act, ...chosen }) => <ManyParcels key={act} act={act} {...chosen} />,
  };
}
const STEP_OF: Record<string, string> = {
  'to-confirm': 'confirm',
  'to-pack': 'pick-up',
  'to-send': 'send',
};

function useColumns(): Column<Row>[] {
  const t = useTranslations('seller-parcels');
  const format = useFormatter();
  const money = useMoney();
  return [
    {
      name: 'title',
      label: t('parcel'),
      show: ({ title, image }) => (
        <>
          <SmallPicture image={image} />
          <bdi className="figures whitespace-nowrap">{shortCode(title)}</bdi>
        </>
      ),
    },
    { name: 'buyer', label: t('buyer'), card: 'brief', show: ({ buyer }) => buyer || t('erased') },
    {
      name: 'pieces',
      label: t('count'),
      card: 'brief',
      number: true,
      show: ({ pieces }) => t('items', { count: pieces }),
    },
    {
      name: 'due_at',
      label: t('due'),
      sorts: true,
      show: ({ due_at: due }) =>
        due && (
          <time dateTime={due}>{format.dateTime(new Date(due), { dateStyle: 'medium' })}</time>
        ),
    },
    {
      name: 'cash',
      label: t('cash'),
      number: true,
      show: ({ cash, currency }) => (cash === null ? null : money(cash, currency)),
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
