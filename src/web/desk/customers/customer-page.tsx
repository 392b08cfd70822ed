// One customer: their orders, addresses, sessions, and the data stored about them.
import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { AddressesCard } from '#web/desk/customers/addresses-card.tsx';
import { DataCard } from '#web/desk/customers/data-card.tsx';
import { LastOrders } from '#web/desk/customers/last-orders.tsx';
import { SessionsCard } from '#web/desk/customers/sessions-card.tsx';
import { ViewAs } from '#web/desk/customers/view-as.tsx';
import { NotesCard } from '#web/desk/orders/notes-card.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';

export type OpenedCustomer = DeskData<'adminCustomer.open'>;
/** Makes a call about the customer and reloads them; returns whether it succeeded. */
export type Act = (name: DeskCall, input?: Record<string, unknown>) => Promise<boolean>;

export default function CustomerPage() {
  const { id = '' } = useParams();
  return <Customer key={id} id={Number(id)} />;
}

function Customer({ id }: { id: number }) {
  const t = useTranslations('desk-customer');
  const words = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminCustomer.open', { id });
  const [waits, setWaits] = useState(false);
  const act: Act = async (name, input = {}) => {
    if (waits) return false;
    setWaits(true);
    const done = await deskCall(name, { id, ...input });
    setWaits(false);
    deskToast(done.ok ? 'done' : 'wrong', done.message || words('no-network'));
    again();
    return done.ok;
  };
  if (answer?.ok) return <Shown customer={answer.data} act={act} />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return (
    <>
      <Back />
      <ScreenTitle title={t('customer')} />
      <UnreachedCard message={answer.message} again={again} />
    </>
  );
}

function Back() {
  const t = useTranslations('desk-customer');
  return <WayBack to="/admin/customers" list={t('customers')} />;
}

function Shown({ customer, act }: { customer: OpenedCustomer; act: Act }) {
  const t = useTranslations('desk-customer');
  const format = useFormatter();
  const money = useMoney();
  const may = useMay();
  const { title, email, phone, orders, spent } = customer;
  const facts: [string, string][] = [
    [t('orders'), format.number(orders)],
    [t('spent'), money(spent)],
    [t('average'), orders > 0 ? money(spent / orders) : '–'],
    [t('since'), format.dateTime(new Date(customer.created_at), { dateStyle: 'medium' })],
    [t('newsletter'), t(customer.consent ? 'consent-yes' : 'consent-no')],
  ];
  return (
    <>
      <Back />
      <ScreenTitle title={title}>
        {may('adminTakenOrder.place') && (
          <Link to={`/admin/orders/new?customer=${customer.id}`} className="button button-quiet">
            {t('new-order')}
          </Link>
        )}
      </ScreenTitle>
      <p className="mb-4 flex flex-wrap gap-x-4 text-sm">
        <a href={`mailto:${email}`} className="link break-all">
          <bdi>{email}</bdi>
        </a>
        {phone && (
          <a href={`tel:${phone}`} className="link">
            <bdi>{phone}</bdi>
          </a>
        )}
      </p>
      <div className="mb-4">
        <ViewAs id={customer.id} name={title} />
      </div>
      <dl className="card mb-4 grid grid-cols-2 gap-4 p-4 sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {may('adminOrder.list') && <LastOrders customer={customer} />}
          <AddressesCard customer={customer} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <NotesCard notes={customer.notes} write={(note) => act('adminCustomer.note', { note })} />
          <SessionsCard {...{ customer, act }} />
          {may('adminCustomerData.export') && <DataCard {...{ customer, act }} />}
        </div>
      </div>
    </>
  );
}
