import { Link } from 'react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import type { StoreFigures } from '#web/seller/figures/figures-page.tsx';

type Props = { figures: StoreFigures };

/** The best sellers, where they were shipped to, where views came from, and searches. */
export function TopLists({ figures }: Props) {
  return (
    <>
      <Products figures={figures} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Places figures={figures} />
        <Sources figures={figures} />
      </div>
      <Searches figures={figures} />
    </>
  );
}

function Products({ figures }: Props) {
  const t = useTranslations('seller-figures');
  const format = useFormatter();
  const { money } = useAmounts();
  return (
    <LinesTable
      title={t('products')}
      rows={figures.products}
      keyOf={({ id }) => id}
      empty={t('products-none')}
      columns={[
        {
          label: t('product'),
          main: true,
          show: ({ id, title }) => (
            <Link to={`/seller/products/${id}`} dir="auto" className="link break-words">
              {title}
            </Link>
          ),
        },
        { label: t('views'), number: true, show: ({ views }) => format.number(views) },
        { label: t('pieces'), number: true, show: ({ pieces }) => format.number(pieces) },
        { label: t('sales'), number: true, show: ({ sales }) => money(sales) },
      ]}
    />
  );
}

function Places({ figures }: Props) {
  const t = useTranslations('seller-figures');
  const format = useFormatter();
  const { money } = useAmounts();
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (
    <LinesTable
      title={t('places')}
      rows={figures.places}
      keyOf={({ country }) => country}
      empty={t('places-none')}
      columns={[
        { label: t('country'), main: true, show: ({ country }) => names.of(country) ?? country },
        { label: t('parcels'), number: true, show: ({ parcels }) => format.number(parcels) },
        { label: t('sales'), number: true, show: ({ sales }) => money(sales) },
      ]}
    />
  );
}

function Sources({ figures }: Props) {
  const t = useTranslations('seller-figures');
  const format = useFormatter();
  return (
    <LinesTable
      title={t('sources')}
      rows={figures.sources}
      keyOf={({ source }) => source}
      empty={t('sources-none')}
      columns={[
        { label: t('source'), main: true, show: ({ source }) => t(`source-${source}`) },
        { label: t('views'), number: true, show: ({ views }) => format.number(views) },
      ]}
    />
  );
}

function Searches({ figures }: Props) {
  const t = useTranslations('seller-figures');
  const format = useFormatter();
  return (
    <div>
      <LinesTable
        title={t('searches')}
        rows={figures.searches}
        keyOf={({ typed }) => typed}
        empty={t('searches-none')}
        columns={[
          { label: t('search'), main: true, show: ({ typed }) => <bdi>{typed}</bdi> },
          { label: t('asked'), number: true, show: ({ asked }) => format.number(asked) },
          { label: t('found'), number: true, show: ({ found }) => format.number(found) },
          { label: t('carted'), number: true, show: ({ carted }) => format.number(carted) },
        ]}
      />
      <p className="mt-2 text-sm text-ink-2">{t('searches-hint')}</p>
    </div>
  );
}
