import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { orderStatus } from '#contract/constants.ts';
import type { OrderedProduct, Parcel } from '#contract/ordered-product.ts';
import type { PaperShown } from '#contract/paper.ts';
import { storePath } from '#web/ui/links.ts';
import { trackPath } from '#web/storefront/order/order-links.ts';
import { StatusBadge } from '#web/storefront/order/order-badges.tsx';
import { ExpectedDay, isExpected } from '#web/storefront/order/expected-day.tsx';
import { OrderLine } from '#web/storefront/order/order-line.tsx';
import { PaperLinks } from '#web/storefront/order/paper-links.tsx';
import { ParcelSteps } from '#web/storefront/order/parcel-steps.tsx';
import { ParcelSums } from '#web/storefront/order/parcel-sums.tsx';

const HEAD = 'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 md:px-5';
const FACTS = 'flex flex-wrap items-center gap-x-8 gap-y-2 bg-ground-2 px-4 py-3 text-sm md:px-5';

type Props = {
  parcel: Parcel;
  lines: OrderedProduct[];
  placedAt: string;
  place: { at: number; count: number };
  /** Whether prices are shown, and the parcel has a link to its own page. */
  priced?: boolean;
  linked?: boolean;
  /** The whole order was refunded: parcels that have not left the store will not come. */
  back?: boolean;
  /** The order's invoices and credit notes. */
  papers?: PaperShown[];
};

/** One store's part of an order: its state, its carrier and its contents. */
export function ParcelCard({
  parcel,
  lines,
  placedAt,
  place,
  priced = false,
  linked = false,
  back = false,
  papers = [],
}: Props) {
  const t = useTranslations('order');
  return (
    <section aria-labelledby={`parcel-${parcel.id}`} className="card print:break-inside-avoid">
      <div className={HEAD}>
        <h2 id={`parcel-${parcel.id}`} className="min-w-0 text-base">
          {place.count > 1 && <span className="figures">{t('parcel-of', place)} · </span>}
          <Link to={storePath(parcel.store)} className="hover:text-primary hover:underline">
            <bdi>{parcel.store.name}</bdi>
          </Link>
        </h2>
        <span className="ms-auto">
          <StatusBadge of="parcel" status={parcel.status} cancelled={parcel.cancelled} />
        </span>
      </div>
      <div className="px-4 py-5 md:px-5 print:hidden">
        <ParcelSteps parcel={parcel} />
      </div>
      <Journey
        parcel={parcel}
        placedAt={placedAt}
        linked={linked}
        coming={!back || parcel.status >= orderStatus.pickedUp}
      />
      <ul
        aria-label={t('things')}
        className="divide-y divide-line border-t border-line px-4 md:px-5"
      >
        {lines.map((line) => (
          <OrderLine
            key={line.id}
            line={line}
            priced={priced}
            arrived={priced && parcel.status === orderStatus.delivered && parcel.cancelled === 0}
          />
        ))}
      </ul>
      <NotSent parcel={parcel} />
      {priced && <Foot parcel={parcel} papers={papers} />}
    </section>
  );
}

/** The items that the store took out, and why. */
function NotSent({ parcel: { gone, cancelled } }: Pick<Props, 'parcel'>) {
  const t = useTranslations('order');
  if (gone.length === 0 || cancelled === 1) return null;
  return (
    <section className="border-t border-line px-4 py-3 text-sm text-ink-2 md:px-5">
      <h3 className="font-semibold text-ink">{t('not-sent')}</h3>
      <ul>
        {gone.map(({ title, quantity, reason, at }, index) => (
          <li key={`${at} ${index}`} className="break-words">
            <bdi className="figures">{quantity} ×</bdi> <bdi>{title}</bdi> ·{' '}
            <bdi className="whitespace-pre-wrap">{reason}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The expected day, the carrier, and a link to the parcel's page, as far as known. */
function Journey({
  parcel,
  placedAt,
  linked,
  coming,
}: Pick<Props, 'parcel' | 'placedAt'> & { linked: boolean; coming: boolean }) {
  const t = useTranslations('order');
  const { carrier, tracking_number: number, cancelled, code } = parcel;
  const expected = coming && isExpected(parcel);
  const link = linked && cancelled === 0;
  if (!expected && !carrier && !number && !link) return null;
  return (
    <div className={FACTS}>
      {expected && <ExpectedDay parcel={parcel} placedAt={placedAt} />}
      {carrier && (
        <p>
          <span className="text-ink-2">{t('carrier')}</span>{' '}
          <bdi className="font-semibold">{carrier}</bdi>
        </p>
      )}
      {number && (
        <p>
          <span className="text-ink-2">{t('tracking-number')}</span>{' '}
          <bdi dir="ltr" className="figures font-semibold">
            {number}
          </bdi>
        </p>
      )}
      {link && (
        <Link
          to={trackPath(code)}
          className="ms-auto py-1 font-semibold text-primary hover:underline print:hidden"
        >
          {t('track-parcel')}
        </Link>
      )}
    </div>
  );
}

/** The parcel's papers, and its total. */
function Foot({ parcel, papers }: { parcel: Parcel; papers: PaperShown[] }) {
  return (
    <div
      className={
        'figures flex flex-wrap items-center justify-end gap-x-6 ' +
        'border-t border-line px-4 py-2 text-sm text-ink-2 md:px-5'
      }
    >
      <PaperLinks parcel={parcel} papers={papers} />
      <p className="flex flex-wrap justify-end gap-x-6 py-1">
        <ParcelSums parcel={parcel} />
      </p>
    </div>
  );
}
