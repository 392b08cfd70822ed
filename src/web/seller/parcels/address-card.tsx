import { useTranslations } from 'use-intl';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** The address, as that country writes it. */
export function AddressCard({ parcel: { address } }: { parcel: StoreParcel }) {
  const t = useTranslations('seller-parcels');
  const { name, company, lines, phone, delivery_instruction: wish } = address;
  return (
    <section aria-label={t('deliver-to')} className="card grid gap-2 p-4">
      <h2 className="text-base font-semibold">{t('deliver-to')}</h2>
      <address className="grid gap-0.5 not-italic">
        <strong>
          <bdi>{name || t('erased')}</bdi>
        </strong>
        {[company, ...lines].filter(Boolean).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 items-center justify-self-start text-primary"
          >
            <bdi className="figures">{phone}</bdi>
          </a>
        )}
      </address>
      {wish && (
        <p className="rounded-[var(--radius-sm)] bg-ground-2 p-3 text-sm">
          <bdi>{wish}</bdi>
        </p>
      )}
    </section>
  );
}
