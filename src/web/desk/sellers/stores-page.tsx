import { useTranslations } from 'use-intl';
import { productsColumn } from '#web/desk/list/columns.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { inRow } from '#web/desk/parts/in-row.ts';
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
        { name: 'closed', label: t('closed') },
        { name: 'trader-missing', label: t('view-trader-missing') },
        { name: 'trader-changed', label: t('view-trader-changed') },
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
  const score: Column<Row> = {
    name: 'score',
    label: t('score'),
    number: true,
    sorts: true,
    show: ({ score: points, new_store }) => points ?? (new_store ? t('new-store') : '–'),
  };
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
      show: (store) => <Named {...store} />,
    },
    { name: 'people', label: t('people'), show: ({ people }) => inRow(people) || '–' },
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
    score,
    ...(may('books.list') ? [balance] : []),
    {
      name: 'public',
      label: catalogue('state'),
      show: (store) => <Standing store={store} />,
    },
  ];
}

const Named = ({ image, name }: Pick<Row, 'image' | 'name'>) => (
  <>
    <SmallPicture image={image} />
    <bdi>{name}</bdi>
  </>
);

function Standing({ store }: { store: Row }) {
  const t = useTranslations('desk-store');
  const catalogue = useTranslations('desk-catalogue');
  const { suspended_at: suspended, closed_at: closed } = store;
  if (suspended || closed)
    return <State good={false}>{t(suspended ? 'suspended' : 'closed')}</State>;
  return <State good={store.public}>{catalogue(store.public ? 'shown' : 'hidden')}</State>;
}
