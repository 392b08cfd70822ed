// What came of a flash sale, and how many products stores propose for it.
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Result = DeskData<'adminFlashSaleMore.result'>;

/** By product and by store, once something was sold. */
export function SaleResult({ id }: { id: number }) {
  const { answer } = useDeskAnswer('adminFlashSaleMore.result', { id });
  if (!answer?.ok || !answer.data.products.some(({ sold }) => sold > 0)) return null;
  return <Tables {...answer.data} />;
}

function Tables({ products, stores }: Result) {
  const t = useTranslations('desk-marketing');
  const format = useFormatter();
  const money = useMoney();
  const number = (label: string, of: (row: Came) => number | null) => ({
    label,
    number: true,
    show: (row: Came) => {
      const value = of(row);
      return value === null ? '–' : format.number(value);
    },
  });
  const came = [
    number(t('sold'), ({ sold }) => sold),
    {
      label: t('revenue'),
      number: true,
      show: ({ revenue }: Came) => <bdi>{money(revenue)}</bdi>,
    },
  ];
  return (
    <>
      <LinesTable
        title={t('by-product')}
        rows={products}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            label: t('product'),
            show: ({ id, title }) => (
              <Link to={`/admin/products/${id}`} className="link">
                {title}
              </Link>
            ),
          },
          { label: t('store'), show: ({ store }) => <bdi>{store}</bdi> },
          ...came,
          number(t('left'), ({ left = null }) => left),
        ]}
      />
      <LinesTable
        title={t('by-store')}
        rows={stores}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { label: t('store'), show: ({ name }) => <bdi>{name}</bdi> },
          { label: t('products'), number: true, show: ({ products: n }) => format.number(n) },
          ...came,
        ]}
      />
    </>
  );
}
type Came = { sold: number; revenue: number; left?: number | null };

/** How many stores propose, and the way to them. */
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
