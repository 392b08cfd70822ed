import { useFormatter, useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { gapsColumn, publicColumn } from '#web/desk/list/columns.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { categoryFilter, referenceFilter } from '#web/desk/product/product-filters.tsx';
import { useProductActs } from '#web/desk/product/use-product-acts.tsx';

type Row = RowOf<'adminProduct.list'>;

export default function ProductsPage() {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-catalogue');
  const { market } = useWho();
  return (
    <ListScreen
      title={t('products')}
      list="adminProduct.list"
      file="adminProduct.export"
      path="/admin/products"
      add={t('add')}
      bulk={{
        call: 'adminProduct.bulk',
        attempt: 'adminProduct.tryBulk',
        acts: useProductActs(),
      }}
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'public', label: words('view-public') },
        { name: 'hidden', label: words('view-hidden') },
        { name: 'low', label: t('view-low') },
        { name: 'out', label: t('view-out') },
        { name: 'gap', label: words('view-gap') },
        ...(market.eu_pack ? [{ name: 'facts', label: t('view-facts') }] : []),
      ]}
      filters={[
        referenceFilter('store', t('store'), 'adminStoreChoice.list'),
        categoryFilter(t('category')),
        referenceFilter('brand', t('brand'), 'adminBrand.list'),
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-catalogue');
  const format = useFormatter();
  const money = useMoney();
  return [
    {
      name: 'title',
      label: t('product'),
      sorts: true,
      show: ({ image, title }) => (
        <>
          <SmallPicture image={image} />
          <span className="min-w-0 break-words">{title}</span>
        </>
      ),
    },
    { name: 'store', label: t('store'), card: 'brief', show: ({ store }) => store },
    { name: 'category', label: t('category'), card: 'brief', show: ({ category }) => category },
    {
      name: 'price',
      label: t('price'),
      sorts: true,
      number: true,
      show: ({ price }) => money(price),
    },
    {
      name: 'lowest',
      label: t('stock'),
      sorts: true,
      number: true,
      show: (row) => <Stock {...row} />,
    },
    gapsColumn(words('translations')),
    publicColumn(words('state'), { shown: words('shown'), hidden: words('hidden') }),
    {
      name: 'updated_at',
      label: t('updated'),
      sorts: true,
      card: 'brief',
      show: ({ updated_at }) => format.dateTime(new Date(updated_at), { dateStyle: 'medium' }),
    },
  ];
}

/** Stock at or below this number is highlighted. */
const FEW = 5;

/** The items of all variants; if there are several, also those of the variant with the fewest. */
function Stock({ stock, lowest, variants }: Pick<Row, 'stock' | 'lowest' | 'variants'>) {
  const t = useTranslations('desk-product');
  const format = useFormatter();
  return (
    <>
      <span className={lowest <= FEW ? 'font-semibold text-warn' : ''}>{format.number(stock)}</span>
      {variants > 1 && (
        <span className="block text-xs text-ink-2 max-md:ms-2 max-md:inline-block">
          {t('variant-count', { count: variants })} · {t('lowest', { count: lowest })}
        </span>
      )}
    </>
  );
}
