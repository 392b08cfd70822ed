import { useTranslations } from 'use-intl';
import { Moment } from '#web/desk/parts/moment.tsx';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** What was done with it, by whom, and their notes; latest last. */
export function StepsCard({ parcel }: { parcel: StoreParcel }) {
  const t = useTranslations('seller-parcels');
  return (
    <section aria-label={t('history')} className="card grid gap-3 p-4">
      <h2 className="text-base font-semibold">{t('history')}</h2>
      <ol className="grid gap-3 text-sm">
        {useSteps(parcel).map(({ key, did, at, by, notes }) => (
          <li key={key} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="font-medium">
              {did}
              {by && <span className="font-normal text-ink-2"> · {by}</span>}
            </span>
            <span className="text-ink-2">
              <Moment at={at} />
            </span>
            {notes.filter(Boolean).map((note) => (
              <span key={note} className="whitespace-pre-line">
                <bdi>{note}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Step = { key: string; did: string; at: string; by: string; notes: string[] };

/** Its steps, and the cancelled items in between. */
function useSteps({ events, gone, lines }: StoreParcel): Step[] {
  const t = useTranslations('seller-parcels');
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const steps = events.map(({ action, at, by, note, reason_text: reason }) => {
    return { key: `${action} ${at}`, did: t(`did-${action}`), at, by, notes: [reason, note] };
  });
  const cancelled = gone.map(({ id, quantity, at, by, reason }) => {
    const did = t('gone', { count: quantity });
    return { key: `${id} ${at}`, did, at, by, notes: [titles.get(id) ?? '', reason] };
  });
  return [...steps, ...cancelled].toSorted((a, b) => a.at.localeCompare(b.at));
}
