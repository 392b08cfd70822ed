import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ParcelLines } from '#web/desk/orders/parcel-lines.tsx';
import { ParcelStep, type Action } from '#web/desk/orders/parcel-step.tsx';
import { parcelState, StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import type { OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';
import { useMay } from '#web/desk/frame/who.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';

export type Parcel = OpenedOrder['parcels'][number];
type Props = {
  parcel: Parcel;
  opened: OpenedOrder;
  state: OrderState;
  place: { at: number; of: number };
};

/** One store's part of the order, and the actions possible now. */
export function ParcelCard({ parcel, opened, state, place }: Props) {
  const t = useTranslations('desk-order');
  const step = useTranslations('parcel-state');
  const [openAction, setOpenAction] = useState<Action | null>(null);
  const time = useMomentText();
  const may = useMay()('adminParcelSteps.bulk');
  const { store, carrier, tracking_number: number, actions } = parcel;
  const title = `${t('parcel-of', place)} · ${store.name}`;
  const shown = opened.order.payment_done === 0 && !funded(opened);
  const standing = shown && parcel.cancelled === 0 ? 'waits' : parcelState(parcel, isLate(parcel));
  return (
    <section aria-label={title} className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-base font-semibold">{title}</h2>
        <StateBadge state={standing} />
      </div>
      {(carrier || number) && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <DeskIcon name="truck" size={16} />
          {carrier} <bdi>{number}</bdi>
        </p>
      )}
      <ParcelLines {...{ parcel, opened }} />
      {parcel.reminded_at && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <DeskIcon name="mail" size={16} />
          {t('reminded-at', { at: time(parcel.reminded_at) })}
        </p>
      )}
      {may && (actions.length > 0 || parcel.may_remind) && (
        <div className="flex flex-wrap gap-2">
          {parcel.may_remind && (
            <button
              type="button"
              aria-disabled={state.waits}
              onClick={() => void state.act('adminParcel.remind', { id: parcel.id })}
              className="button button-quiet"
            >
              {t('remind-store')}
            </button>
          )}
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              onClick={() => setOpenAction(action)}
              className={`button ${action === 'cancel' ? 'button-quiet' : 'button-primary'}`}
            >
              {step(`act-${action}`)}
            </button>
          ))}
        </div>
      )}
      {openAction && (
        <ParcelStep {...{ parcel, state }} action={openAction} close={() => setOpenAction(null)} />
      )}
    </section>
  );
}

const CASH = 2;
const funded = ({ order }: OpenedOrder) => order.payment_done === 1 || order.order_method === CASH;
const DELIVERED = 5;
const isLate = ({ due_at: due, status, cancelled }: Parcel): boolean =>
  due !== null && cancelled === 0 && status < DELIVERED && Date.parse(due) < Date.now();
