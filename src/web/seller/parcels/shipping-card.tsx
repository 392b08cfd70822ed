import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { trackingAddress } from '#base/carriers.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { ManyParcels } from '#web/seller/parcels/many-parcels.tsx';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

/** The shipping deadline, the carrier, and the papers to print. */
export function ShippingCard({ parcel }: { parcel: StoreParcel }) {
  const t = useTranslations('seller-parcels');
  const [form, setForm] = useState<'label' | 'slip' | null>(null);
  const { carrier, tracking_number: number, due_at: due, order, cancelled } = parcel;
  const tracked = trackingAddress(carrier, number);
  return (
    <Facts
      title={t('shipping')}
      rows={[
        [t('order'), code(order.code)],
        [t('due'), due && cancelled === 0 ? <Moment at={due} /> : null],
        [t('carrier'), carrier],
        [t('tracking'), number && code(number)],
      ]}
    >
      {tracked && (
        <a href={tracked} target="_blank" rel="noreferrer" className="button button-quiet">
          <DeskIcon name="external-link" />
          {t('track')}
        </a>
      )}
      {cancelled === 0 && (
        <div className="flex flex-wrap gap-2">
          {(['label', 'slip'] as const).map((paper) => (
            <button
              key={paper}
              type="button"
              onClick={() => setForm(paper)}
              className="button button-quiet flex-1"
            >
              <DeskIcon name="printer" />
              {t(paper)}
            </button>
          ))}
        </div>
      )}
      {form && <ManyParcels act={form} ids={[parcel.id]} close={() => setForm(null)} />}
    </Facts>
  );
}

const code = (text: string) => <bdi className="figures break-all">{text}</bdi>;
