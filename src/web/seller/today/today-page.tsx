import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import { ParcelsToday } from '#web/seller/parcels/parcels-today.tsx';
import { BalanceToday } from '#web/seller/today/balance-today.tsx';
import { LeftToDo } from '#web/seller/today/left-to-do.tsx';
import { OtherPlaces } from '#web/seller/today/other-places.tsx';

/** The first screen: what needs attention in this store, what it lacks, and its next payout. */
export default function TodayPage() {
  const t = useTranslations('seller');
  const may = useMay();
  const { answer, again } = useDeskAnswer('sellerToday.read', {});
  const today = answer?.ok ? answer.data : null;
  return (
    <>
      <ScreenTitle title={t('place-today')} />
      <Suspended />
      <Closed />
      {today && today.left.length > 0 && <LeftToDo left={today.left} />}
      {may('sellerParcels.list') && <ParcelsToday waiting={today?.parcels ?? null} again={again} />}
      {may('sellerMoney.balance') && <BalanceToday />}
      <OtherPlaces />
    </>
  );
}

/** Why customers cannot see the store at present. */
function Suspended() {
  const t = useTranslations('seller');
  const { suspended_at: at, suspended_reason: reason } = useStore();
  if (!at) return null;
  return (
    <section role="alert" className="card mb-4 grid gap-2 border-drop p-4">
      <h2 className="text-base font-semibold">{t('suspended')}</h2>
      <p>{reason}</p>
      <p className="text-sm text-ink-2">{t('suspended-orders')}</p>
    </section>
  );
}

/** That it takes no orders, and why. */
function Closed() {
  const t = useTranslations('seller');
  const { closed_at: at, closed_reason: reason, role } = useStore();
  if (!at) return null;
  return (
    <section role="alert" className="card mb-4 grid justify-items-start gap-2 border-drop p-4">
      <h2 className="text-base font-semibold">{t('closed')}</h2>
      {reason && <p className="break-words">{reason}</p>}
      <p className="text-sm text-ink-2">{t('closed-text')}</p>
      <Link to={role === 'owner' ? '/seller/closing' : '/seller/data'} className="link text-sm">
        {t(role === 'owner' ? 'closed-see' : 'place-data')}
      </Link>
    </section>
  );
}
