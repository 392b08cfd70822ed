import { useTranslations } from 'use-intl';
import { gapsColumn } from '#web/desk/list/columns.tsx';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useVoucherColumns } from '#web/desk/marketing/use-voucher-columns.tsx';
import { STATES } from '#web/desk/marketing/voucher-state.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

/** The vouchers of the market and of its stores, newest first. */
export default function VouchersPage() {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  const product = useTranslations('desk-product');
  const ask = askReason(product('hide-reason'), product('hide-reason-hint'));
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
          { ...hide, label: t('switch-off'), ask },
          { name: 'end', label: t('end-now'), icon: 'history', ask },
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
  const { rest, state } = useVoucherColumns();
  return [
    ...rest,
    { name: 'store', label: t('paid-by'), show: ({ store }) => store || t('market-pays') },
    state,
    gapsColumn(common('translations')),
  ];
}
