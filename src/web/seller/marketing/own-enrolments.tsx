import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Deal, EnrolmentState } from '#web/desk/marketing/enrolment-parts.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import type { OwnEnrolment } from '#web/seller/marketing/enrol-dialog.tsx';

const ROW =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line ' +
  'py-2 text-sm first:border-t-0';

type Props = { rows: OwnEnrolment[]; label: string; withSale?: boolean };

/** The store's offers for sales: each with its price, its quantity, and the market's decision. */
export function OwnEnrolments({ rows, label, withSale = false }: Props) {
  const t = useTranslations('seller-marketing');
  const format = useFormatter();
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-1">
      {rows.map(({ id, product, sale, state, reason, ...deal }) => (
        <li key={id} className={ROW}>
          <SmallPicture image={product.image} />
          <div className="min-w-0">
            <Link
              to={`/seller/flash-sales/${id}`}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              <bdi>{product.title}</bdi>
            </Link>
            <p className="text-ink-2">
              {withSale && (
                <>
                  <bdi>{sale.title}</bdi>
                  {' · '}
                </>
              )}
              <Deal {...deal} />
              {' · '}
              {t('pieces', { count: deal.quota })}
            </p>
            {reason && (
              <p dir="auto" className="break-words">
                {reason}
              </p>
            )}
            {deal.result && (
              <p className="text-ink-2">
                {t('sold-of', { sold: format.number(deal.result.sold) })}
              </p>
            )}
          </div>
          <EnrolmentState state={state} />
        </li>
      ))}
    </ul>
  );
}
