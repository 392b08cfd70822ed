import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { navigationFor } from '#web/desk/frame/navigation.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** The first screen: where one can go from here. */
export default function HomePage() {
  const t = useTranslations('desk');
  const { name, permissions } = useWho();
  const places = navigationFor(permissions)
    .flatMap((group) => group.places)
    .filter((place) => place.name !== 'home');
  return (
    <>
      <ScreenTitle title={t('hello', { name })} />
      {permissions.includes('catalogue') && <ToApprove />}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li key={place.name}>
            <Link
              to={place.path}
              className="card flex min-h-16 items-center gap-3 p-4 font-semibold hover:border-primary"
            >
              <DeskIcon name={place.icon} size={22} className="text-primary" />
              {t(`nav-${place.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What sellers propose and waits: straight to the oldest. */
function ToApprove() {
  const t = useTranslations('desk-proposal');
  const { answer } = useDeskAnswer('adminProductProposal.next', {});
  const count = answer?.ok ? answer.data.waiting : 0;
  if (count === 0) return null;
  return (
    <section aria-label={t('to-do')} className="mb-4">
      <h2 className="mb-2 text-base font-semibold">{t('to-do')}</h2>
      <Link
        to="/admin/product-approvals/next"
        className="card flex min-h-16 items-center gap-3 p-4 font-semibold hover:border-primary"
      >
        <DeskIcon name="circle-check" size={22} className="text-warn" />
        {t('waiting', { count })}
      </Link>
    </section>
  );
}
