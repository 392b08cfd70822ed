import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { ChosenProducts } from '#web/seller/products/chosen-products.tsx';
import { QuickOffer } from '#web/seller/products/quick-offer.tsx';
import { RowActs } from '#web/seller/products/row-acts.tsx';

export type ShelfRow = RowOf<'sellerShelf.list'>;
const TONES: Record<ShelfRow['state'], Tone> = {
  draft: 'quiet',
  sent: 'busy',
  refused: 'bad',
  live: 'good',
  hidden: 'warn',
  archived: 'quiet',
};
/** Stock at or below this number is highlighted. */
const FEW = 5;
const VIEWS = ['live', 'draft', 'sent', 'refused', 'low', 'out', 'hidden', 'archived'] as const;
/** With the EU pack: those that lack legal information. */
const FACTS = ['facts'] as const;

/** The store's own products, on sale or not yet. */
export default function ProductsPage() {
  const t = useTranslations('seller-products');
  const { market } = useWho();
  return (
    <ListScreen
      title={t('products')}
      list="sellerShelf.list"
      file="sellerShelf.export"
      path="/seller/products"
      add={t('add')}
      acts={() => (
        <Link to="/seller/imports/new" className="button button-quiet">
          {t('import')}
        </Link>
      )}
      empty={<p>{t('empty')}</p>}
      chosen={(selection, again) => <ChosenProducts selection={selection} again={again} />}
      views={[...VIEWS, ...(market.eu_pack ? FACTS : [])].map((name) => ({
        name,
        label: t(`view-${name}`),
      }))}
      columns={useColumns()}
    />
  );
}

function useColumns(): (again: () => void) => Column<ShelfRow>[] {
  const t = useTranslations('seller-products');
  const format = useFormatter();
  const money = useMoney();
  return (again) => [
    { name: 'title', label: t('product'), show: (row) => <Named row={row} /> },
    { name: 'state', label: t('state'), card: 'state', show: (row) => <Standing row={row} /> },
    {
      name: 'price',
      label: t('price'),
      sorts: true,
      number: true,
      show: (row) => (
        <QuickOffer row={row} part="price" again={again}>
          {row.price === null ? '—' : money(row.price)}
        </QuickOffer>
      ),
    },
    {
      name: 'lowest',
      label: t('stock'),
      sorts: true,
      number: true,
      show: (row) => (
        <QuickOffer row={row} part="stock" again={again}>
          <span className={row.product_id && row.lowest <= FEW ? 'font-semibold text-warn' : ''}>
            {format.number(row.stock)}
          </span>
        </QuickOffer>
      ),
    },
    {
      name: 'sold',
      label: t('sold'),
      number: true,
      show: ({ sold }) => format.number(sold),
    },
    {
      name: 'updated_at',
      label: t('updated'),
      sorts: true,
      card: 'brief',
      show: ({ updated_at }) => (
        <span className="whitespace-nowrap">
          {format.dateTime(new Date(updated_at), { dateStyle: 'medium' })}
        </span>
      ),
    },
    {
      name: 'acts',
      label: t('acts'),
      card: 'brief',
      show: (row) => (row.product_id === null ? null : <RowActs row={row} again={again} />),
    },
  ];
}

function Named({ row: { image, title, reason } }: { row: ShelfRow }) {
  const t = useTranslations('seller-products');
  return (
    <>
      <SmallPicture image={image} />
      <span className="min-w-0 break-words">
        {title || t('untitled')}
        {reason && <span className="block text-xs font-normal text-drop">{reason}</span>}
      </span>
    </>
  );
}

function Standing({ row: { state, change } }: { row: ShelfRow }) {
  const t = useTranslations('seller-products');
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={TONES[state]}>{t(`state-${state}`)}</Badge>
      {change && <Badge tone={TONES[change]}>{t(`change-${change}`)}</Badge>}
    </span>
  );
}
