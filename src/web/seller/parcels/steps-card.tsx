import { useTranslations } from 'use-intl';
import { Moment } from '#web/desk/parts/moment.tsx';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** What was done with it, by whom, and what was said; the latest last. */
export function StepsCard({ parcel: { events } }: { parcel: StoreParcel }) {
  const t = useTranslations('seller-parcels');
  return (
    <section aria-label={t('history')} className="card grid gap-3 p-4">
      <h2 className="text-base font-semibold">{t('history')}</h2>
      <ol className="grid gap-3 text-sm">
        {events.map(({ action, at, by, note, reason_text: reason }) => (
          <li key={`${action} ${at}`} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="font-medium">
              {t(`did-${action}`)}
              {by && <span className="font-normal text-ink-2"> · {by}</span>}
            </span>
            <span className="text-ink-2">
              <Moment at={at} />
            </span>
            {[reason, note].filter(Boolean).map((said) => (
              <span key={said} className="whitespace-pre-line">
                <bdi>{said}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
