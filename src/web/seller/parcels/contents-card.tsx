import { useTranslations } from 'use-intl';
import { Badge } from '#web/desk/parts/badge.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { CancelPieces, cancelledOf, leftOf } from '#web/seller/parcels/cancel-pieces.tsx';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** The contents of the parcel, with what tells similar things on a shelf apart. */
export function ContentsCard({ parcel, again }: { parcel: StoreParcel; again: () => void }) {
  const t = useTranslations('seller-parcels');
  const lines = parcel.lines.map((line) => ({
    ...line,
    left: leftOf(parcel, line),
    gone: cancelledOf(parcel, line),
    back: parcel.paid_back.find(({ id }) => id === line.id)?.quantity ?? 0,
  }));
  const count = lines.reduce((sum, { left }) => sum + left, 0);
  return (
    <section aria-label={t('contents')} className="card grid gap-2 p-4">
      <h2 className="flex justify-between gap-3 text-base font-semibold">
        {t('contents')}
        <span className="text-sm font-normal text-ink-2">{t('items', { count })}</span>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map(({ left, gone, back, ...line }) => (
          <li key={line.id} className="flex items-center gap-3 py-3">
            <SmallPicture image={line.image} />
            <div className="min-w-0 flex-1">
              <span className="block font-medium break-words">
                <bdi>{line.title}</bdi>
              </span>
              <span className="block text-sm text-ink-2">
                {line.choice}
                {line.choice && line.sku && ' · '}
                <bdi>{line.sku}</bdi>
              </span>
              {back > 0 && <Badge tone="quiet">{t('paid-back', { count: back })}</Badge>}
              <CancelPieces {...{ parcel, line, again }} />
            </div>
            {gone > 0 && <Badge tone="warn">{t('gone', { count: gone })}</Badge>}
            <bdi className="figures text-lg font-semibold">{left} ×</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
