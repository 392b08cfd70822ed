import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { shortCode } from '#base/short-code.ts';
import { parcelState, StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';
import { AddressCard } from '#web/seller/parcels/address-card.tsx';
import { CashCard } from '#web/seller/parcels/cash-card.tsx';
import { ContentsCard } from '#web/seller/parcels/contents-card.tsx';
import { NextStep } from '#web/seller/parcels/next-step.tsx';
import { ShippingCard } from '#web/seller/parcels/shipping-card.tsx';
import { StepsCard } from '#web/seller/parcels/steps-card.tsx';

export type StoreParcel = DeskData<'sellerParcels.open'>;

/** One parcel: its next step, its buyer, its contents, and its history. */
export default function ParcelPage() {
  const { id = '' } = useParams();
  const { answer, again } = useDeskAnswer('sellerParcels.open', { id: Number(id) });
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  if (!answer.ok) return <UnreachedCard message={answer.message} again={again} />;
  return <Opened parcel={answer.data} again={again} />;
}

function Opened({ parcel, again }: { parcel: StoreParcel; again: () => void }) {
  const t = useTranslations('seller-parcels');
  const seller = useTranslations('seller');
  const waits = parcel.cancelled === 0 && parcel.status < LAST && !isFunded(parcel);
  return (
    <>
      <WayBack to="/seller/parcels" list={seller('place-parcels')} />
      <ScreenTitle title={`${t('parcel')} ${shortCode(parcel.code)}`}>
        <StateBadge state={waits ? 'waits' : parcelState(parcel, parcel.late)} />
      </ScreenTitle>
      {(waits || parcel.disputed === 1) && (
        <p role="status" className="card mb-4 p-4">
          {waits ? t('waits-text') : t('disputed-text')}
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-4 max-lg:contents">
          <ContentsCard parcel={parcel} again={again} />
          <div className="max-lg:order-last">
            <StepsCard parcel={parcel} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-4">
          <AddressCard parcel={parcel} />
          <CashCard parcel={parcel} />
          <ShippingCard parcel={parcel} />
        </div>
      </div>
      <NextStep parcel={parcel} again={again} />
    </>
  );
}

const CASH = 2;
const LAST = 5;
const isFunded = ({ order }: StoreParcel) =>
  order.payment_done === 1 || order.order_method === CASH;
