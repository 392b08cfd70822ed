import { useFormatter, useTranslations } from 'use-intl';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { Badge } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

type Row = RowOf<'adminCustomer.list'>;

/** Everybody with an account, newest first. */
export default function CustomersPage() {
  const t = useTranslations('desk-customer');
  const may = useMay();
  const countries = useCountries();
  return (
    <ListScreen
      title={t('customers')}
      list="adminCustomer.list"
      {...(may('adminCustomerData.export') && { file: 'adminCustomerData.export' as const })}
      path="/admin/customers"
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'buyers', label: t('view-buyers') },
        { name: 'without-orders', label: t('view-without-orders') },
      ]}
      filters={[
        choiceFilter('country', t('country'), placeChoices(countries)),
        choiceFilter('consent', t('newsletter'), [
          { value: 'yes', label: t('consent-yes') },
          { value: 'no', label: t('consent-no') },
        ]),
      ]}
      columns={useColumns(countries)}
    />
  );
}

function useColumns(countries: ReturnType<typeof useCountries>): Column<Row>[] {
  const t = useTranslations('desk-customer');
  const format = useFormatter();
  const money = useMoney();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return [
    {
      name: 'title',
      label: t('name'),
      show: ({ title, email }) => (
        <span className="min-w-0">
          <span className="block break-words">{title}</span>
          {title !== email && (
            <span className="block text-xs font-normal break-all text-ink-2">
              <bdi>{email}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'country',
      label: t('country'),
      card: 'brief',
      show: ({ country }) => countries[country]?.name ?? country,
    },
    {
      name: 'orders',
      label: t('orders'),
      sorts: true,
      number: true,
      show: ({ orders }) => format.number(orders),
    },
    {
      name: 'spent',
      label: t('spent'),
      sorts: true,
      number: true,
      show: ({ spent }) => money(spent),
    },
    {
      name: 'last_order_at',
      label: t('last-order'),
      sorts: true,
      show: ({ last_order_at: at }) => at && day(at),
    },
    {
      name: 'consent',
      label: t('newsletter'),
      card: 'state',
      show: ({ consent }) => consent && <Badge tone="good">{t('consent-yes')}</Badge>,
    },
    { name: 'created_at', label: t('since'), sorts: true, show: (row) => day(row.created_at) },
  ];
}
