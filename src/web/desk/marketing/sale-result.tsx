// The result of a flash sale, and the number of products that stores entered.
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { LinesTable, type LineColumn } from '#web/desk/parts/lines-table.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Result = DeskData<'adminFlashSaleMore.result'>;
type SoldFigures = Pick<Result['stores'][number], 'sold' | 'revenue'>;

/** The sales of each product, if any. */
export function SoldByProduct({ id }: { id: number }) {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  const came = useSoldColumns();
  const result = useSold(id);
  if (!result) return null;
  return (
    <LinesTable
      title={t('by-product')}
      rows={result.products}
      keyOf={({ id: product }) => product}
      empty=""
      columns={[
        {
          label: t('product'),
          show: (row) => (
            <Link to={`/admin/products/${row.id}`} className="link">
              {row.title}
            </Link>
          ),
        },
        { label: t('store'), show: ({ store }) => <bdi>{store}</bdi> },
        ...came,
        {
          label: t('left'),
          number: true,
          show: ({ left }) => (left === null ? '—' : format.number(left)),
        },
      ]}
    />
  );
}

/** The same for each store. */
export function SoldByStore({ id }: { id: number }) {
  const t = useTranslations('desk-marketing');
  const came = useSoldColumns();
  const result = useSold(id);
  if (!result) return null;
  return (
    <LinesTable
      title={t('by-store')}
      rows={result.stores}
      keyOf={({ id: store }) => store}
      empty=""
      columns={[{ label: t('store'), show: ({ name }) => <bdi>{name}</bdi> }, ...came]}
    />
  );
}

/** The result of a sale; null until something was sold. */
function useSold(id: number): Result | null {
  const { answer } = useDeskAnswer('adminFlashSaleMore.result', { id });
  return answer?.ok && answer.data.products.some(({ sold }) => sold > 0) ? answer.data : null;
}

function useSoldColumns(): LineColumn<SoldFigures>[] {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  const money = useMoney();
  return [
    { label: t('sold'), number: true, show: ({ sold }) => format.number(sold) },
    { label: t('revenue'), number: true, show: ({ revenue }) => <bdi>{money(revenue)}</bdi> },
  ];
}

/** The number of entries by stores, with a link to them. */
export function SaleEnrolments({ id }: { id: number }) {
  const t = useTranslations('desk-marketing');
  const words = useTranslations('desk-proposal');
  const format = useFormatter();
  const { answer } = useDeskAnswer('adminFlashSaleMore.result', { id });
  if (!answer?.ok) return null;
  const { waiting, approved, refused } = answer.data.enrolments;
  const path = `/admin/enrolments?sale=${id}`;
  return (
    <Facts
      title={t('enrolments')}
      rows={[
        [t('state-waiting'), format.number(waiting)],
        [words('state-approved'), format.number(approved)],
        [words('state-refused'), format.number(refused)],
      ]}
    >
      {waiting > 0 && (
        <Link to={`${path}&view=waiting`} className="button button-primary justify-self-start">
          <DeskIcon name="circle-check" />
          {t('decide-enrolments', { count: waiting })}
        </Link>
      )}
      <Link to={path} className="link inline-flex min-h-11 items-center justify-self-start text-sm">
        {t('see-enrolments')}
      </Link>
    </Facts>
  );
}
