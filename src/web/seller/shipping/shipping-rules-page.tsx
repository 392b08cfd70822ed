import { useTranslations } from 'use-intl';
import { titleColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { Badge } from '#web/desk/parts/badge.tsx';

/** How the store ships: its own rules, and the market's that its products can use too. */
export default function ShippingRulesPage() {
  const t = useTranslations('desk-shop');
  const own = useTranslations('seller-marketing');
  return (
    <ListScreen
      title={t('shipping-rules')}
      list="sellerShipping.list"
      file="sellerShipping.export"
      path="/seller/shipping"
      pathOf={(row) => `/seller/shipping/${row.own ? '' : 'market/'}${row.id}`}
      add={t('shipping-add')}
      empty={<p>{t('shipping-empty')}</p>}
      views={[]}
      columns={[
        titleColumn(t('name')),
        {
          name: 'places',
          label: t('ships-to'),
          sorts: true,
          number: true,
          show: ({ places }) => t('places-count', { count: places }),
        },
        {
          name: 'own',
          label: own('whose'),
          card: 'state',
          show: ({ own: isOwn }) => (
            <Badge tone={isOwn ? 'good' : 'quiet'}>{isOwn ? own('own') : own('of-market')}</Badge>
          ),
        },
      ]}
    />
  );
}
