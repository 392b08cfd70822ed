import { useTranslations } from 'use-intl';
import type { voucherSame, VoucherState } from '#contract/admin/voucher.ts';
import type { z } from 'zod';
import type { Column } from '#web/desk/list/list-table.tsx';
import { VoucherBadge } from '#web/desk/marketing/voucher-state.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Row = { id: number; title: string; state: VoucherState } & z.output<
  z.ZodObject<typeof voucherSame>
>;

/** The columns of vouchers, for staff and sellers: `rest` describes one, `state` its state. */
export function useVoucherColumns(): { rest: Column<Row>[]; state: Column<Row> } {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const { money, percent } = useAmounts();
  const rest: Column<Row>[] = [
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
  ];
  const state: Column<Row> = {
    name: 'state',
    label: common('state'),
    card: 'state',
    show: ({ state: now }) => <VoucherBadge state={now} />,
  };
  return { rest, state };
}
