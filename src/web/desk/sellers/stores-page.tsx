import { useTranslations } from 'use-intl';
import { productsColumn } from '#web/desk/list/columns.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Row = RowOf<'adminStore.list'>;

/** Rates are in hundredths of a percent. */
const PERCENT = 100;

export default function StoresPage() {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  return (
    <ListScreen
      title={t('stores')}
      list="adminStore.list"
      file="adminStore.export"
      path="/admin/stores"
      add={t('add')}
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'public', label: catalogue('view-public') },
        { name: 'hidden', label: catalogue('view-hidden') },
        { name: 'suspended', label: t('suspended') },
        { name: 'unused', label: catalogue('view-unused') },
        { name: 'late', label: t('view-late') },
        { name: 'refunded', label: t('view-refunded') },
        { name: 'sold-nothing', label: t('view-sold-nothing') },
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  const { money, percent } = useAmounts();
  const may = useMay();
  const balance: Column<Row> = {
    name: 'balance',
    label: t('balance'),
    number: true,
    show: ({ balance: owed }) => <bdi>{money(owed ?? 0)}</bdi>,
  };
  return [
    {
      name: 'name',
      label: catalogue('name'),
      sorts: true,
      show: ({ image, name }) => (
        <>
          <SmallPicture image={image} />
          <bdi>{name}</bdi>
        </>
      ),
    },
    { name: 'people', label: t('people'), show: ({ people }) => people.join(', ') || '–' },
    productsColumn(catalogue('products')),
    {
      name: 'sales',
      label: t('sales-90'),
      number: true,
      sorts: true,
      show: ({ sales }) => <bdi>{money(sales)}</bdi>,
    },
    {
      name: 'late_rate',
      label: t('late'),
      number: true,
      sorts: true,
      show: ({ late_rate: rate }) => <bdi>{percent(rate / PERCENT)}</bdi>,
    },
    {
      name: 'refunded_rate',
      label: t('refunded'),
      number: true,
      sorts: true,
      show: ({ refunded_rate: rate }) => <bdi>{percent(rate / PERCENT)}</bdi>,
    },
    ...(may('books.list') ? [balance] : []),
    {
      name: 'public',
      label: catalogue('state'),
      show: ({ suspended_at, ...store }) => (
        <State good={store.public && !suspended_at}>
          {suspended_at ? t('suspended') : catalogue(store.public ? 'shown' : 'hidden')}
        </State>
      ),
    },
  ];
}
