// One order: its parcels and money, its buyer, staff notes, and its history.
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import { BuyerCard } from '#web/desk/orders/buyer-card.tsx';
import { CancelButton } from '#web/desk/orders/cancel-button.tsx';
import { LettersCard } from '#web/desk/orders/letters-card.tsx';
import { MoneyCard } from '#web/desk/orders/money-card.tsx';
import { NotesCard } from '#web/desk/orders/notes-card.tsx';
import { PayLinkButton } from '#web/desk/orders/pay-link-button.tsx';
import { ParcelCard } from '#web/desk/orders/parcel-card.tsx';
import { RefundButton } from '#web/desk/orders/refund-button.tsx';
import { TimelineCard } from '#web/desk/orders/timeline-card.tsx';
import { useOrder, type OpenedOrder, type OrderState } from '#web/desk/orders/use-order.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { WayBack } from '#web/desk/parts/way-back.tsx';

export default function OrderPage() {
  const { id = '' } = useParams();
  return <Order key={id} id={Number(id)} />;
}

function Order({ id }: { id: number }) {
  const words = useTranslations('desk');
  const t = useTranslations('desk-order');
  const state = useOrder(id);
  const { answer, opened } = state;
  if (opened) return <Shown {...{ opened, state }} />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return (
    <>
      <Back />
      <ScreenTitle title={t('order')} />
      <p role="alert" className="card p-4">
        {(!answer.ok && answer.message) || words('no-network')}
      </p>
    </>
  );
}

function Back() {
  const t = useTranslations('desk-order');
  return <WayBack to="/admin/orders" list={t('orders')} />;
}

type Props = { opened: OpenedOrder; state: OrderState };

function Shown({ opened, state }: Props) {
  const t = useTranslations('desk-order');
  const time = useMomentText();
  const may = useMay();
  const { order, parcels } = opened;
  return (
    <>
      <Back />
      <ScreenTitle title={t('order-code', { code: order.order })}>
        {opened.may_remind && <PayLinkButton {...{ opened, state }} />}
        {may('refund.ask') && opened.left > 0 && <RefundButton {...{ opened, state }} />}
        {opened.may_cancel && <CancelButton {...{ opened, state }} />}
      </ScreenTitle>
      <p className="mb-4 flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{t('placed-at', { at: time(order.created_at) })}</span>
        {opened.taken && <span>{t('taken-by', { name: opened.taken.by })}</span>}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {parcels.map((parcel, at) => (
            <ParcelCard
              key={parcel.id}
              {...{ parcel, opened, state }}
              place={{ at: at + 1, of: parcels.length }}
            />
          ))}
          <MoneyCard {...{ opened, state }} />
          <TimelineCard opened={opened} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <BuyerCard opened={opened} />
          <NotesCard
            notes={opened.notes}
            write={async (note) => !(await state.act('adminOrder.note', { id: order.id, note }))}
          />
          <LettersCard opened={opened} />
        </div>
      </div>
    </>
  );
}
