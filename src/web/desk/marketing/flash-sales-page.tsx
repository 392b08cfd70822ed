import { useTranslations } from 'use-intl';
import type { FlashSaleState } from '#contract/admin/flash-sale.ts';
import { gapsColumn, titleColumn } from '#web/desk/list/columns.tsx';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

const TONES: Record<FlashSaleState, Tone> = {
  live: 'good',
  planned: 'busy',
  over: 'quiet',
  off: 'quiet',
};

/** The flash sales, newest first, and the sales of each. */
export default function FlashSalesPage() {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const { show, hide, remove } = useBulkActs();
  const product = useTranslations('desk-product');
  const ask = askReason(product('hide-reason'), product('hide-reason-hint'));
  return (
    <ListScreen
      title={t('flash-sales')}
      list="adminFlashSale.list"
      file="adminFlashSale.export"
      path="/admin/flash-sales"
      add={t('flash-sale-add')}
      bulk={{
        call: 'adminFlashSale.bulk',
        attempt: 'adminFlashSale.tryBulk',
        acts: [
          { ...show, label: t('switch-on') },
          { ...hide, label: t('switch-off'), ask },
          { name: 'end', label: t('end-now'), icon: 'history', ask },
          remove,
        ],
      }}
      empty={<p>{t('flash-sales-empty')}</p>}
      views={[
        ...(['live', 'planned', 'over', 'off'] as const).map((name) => ({
          name,
          label: t(`state-${name}`),
        })),
        { name: 'gap', label: common('view-gap') },
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<RowOf<'adminFlashSale.list'>>[] {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  const money = useMoney();
  return [
    titleColumn(common('name')),
    {
      name: 'state',
      label: common('state'),
      card: 'state',
      show: ({ state }) => <Badge tone={TONES[state]}>{t(`state-${state}`)}</Badge>,
    },
    {
      name: 'start_at',
      label: t('starts'),
      sorts: true,
      show: ({ start_at: at }) => <Moment at={at} />,
    },
    { name: 'end_at', label: t('ends'), sorts: true, show: ({ end_at: at }) => <Moment at={at} /> },
    { name: 'products', label: common('products'), number: true, show: ({ products: n }) => n },
    { name: 'sold', label: t('sold'), number: true, show: ({ sold }) => sold },
    { name: 'left', label: t('left'), number: true, show: ({ left }) => left },
    {
      name: 'revenue',
      label: t('revenue'),
      number: true,
      show: ({ revenue }) => <bdi>{money(revenue)}</bdi>,
    },
    gapsColumn(common('translations')),
  ];
}
