import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { useVoucherColumns } from '#web/desk/marketing/use-voucher-columns.tsx';
import { STATES } from '#web/desk/marketing/voucher-state.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

/** The vouchers that the store pays for, with the cost of each so far. */
export default function VouchersPage() {
  const t = useTranslations('desk-marketing');
  const own = useTranslations('seller-marketing');
  const money = useMoney();
  const { rest, state } = useVoucherColumns();
  return (
    <ListScreen
      title={t('vouchers')}
      list="sellerVouchers.list"
      file="sellerVouchers.export"
      path="/seller/vouchers"
      add={t('voucher-add')}
      empty={<p>{own('vouchers-empty')}</p>}
      views={STATES.map((name) => ({ name, label: t(`state-${name}`) }))}
      columns={[
        ...rest,
        {
          name: 'cost',
          label: t('cost'),
          number: true,
          show: ({ cost }) => <bdi>{money(cost)}</bdi>,
        },
        state,
      ]}
    />
  );
}
