import { useTranslations } from 'use-intl';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { STATES, VoucherBadge } from '#web/desk/marketing/voucher-state.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

/** The vouchers of the market and of its stores, the newest first. */
export default function VouchersPage() {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  return (
    <ListScreen
      title={t('vouchers')}
      list="adminVoucher.list"
      file="adminVoucher.export"
      path="/admin/vouchers"
      add={t('voucher-add')}
      bulk={{
        call: 'adminVoucher.bulk',
        attempt: 'adminVoucher.tryBulk',
        acts: [
          { ...show, label: t('switch-on') },
          { ...hide, label: t('switch-off') },
          { name: 'end', label: t('end-now'), icon: 'history' },
          remove,
        ],
      }}
      empty={<p>{t('vouchers-empty')}</p>}
      views={[
        ...STATES.map((name) => ({ name, label: t(`state-${name}`) })),
        { name: 'gap', label: common('view-gap') },
      ]}
      filters={[referenceFilter('store', t('paid-by'), 'adminStoreChoice.list')]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<RowOf<'adminVoucher.list'>>[] {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const { money, percent } = useAmounts();
  return [
    {
      name: 'code',
      label: t('code'),
      sorts: true,
      show: ({ code }) => (
        <bdi dir="ltr" className="break-all">
          {code}
        </bdi>
      ),
    },
    { name: 'title', label: common('name'), card: 'brief', show: ({ title }) => title },
    {
      name: 'amount',
      label: t('value'),
      number: true,
      show: ({ kind, amount }) => <bdi>{(kind === 'percent' ? percent : money)(amount)}</bdi>,
    },
    {
      name: 'used',
      label: t('used'),
      sorts: true,
      number: true,
      show: ({ used, usage_limit: limit }) => t('used-of', { used, limit }),
    },
    { name: 'end_at', label: t('ends'), sorts: true, show: ({ end_at: at }) => <Moment at={at} /> },
    { name: 'store', label: t('paid-by'), show: ({ store }) => store || t('market-pays') },
    {
      name: 'state',
      label: common('state'),
      card: 'state',
      show: ({ state }) => <VoucherBadge state={state} />,
    },
    gapsColumn(common('translations')),
  ];
}
