import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useMay, useWho } from '#web/desk/frame/who.ts';

/** The screen of the address; without permission, who can grant it. */
export function OpenScreen() {
  const { pathname } = useLocation();
  const may = useMay();
  const call = front().callOf(pathname);
  return call && !may(call) ? <Closed /> : <Outlet />;
}

function Closed() {
  const t = useTranslations('desk');
  const { granters } = useWho();
  return (
    <>
      <ScreenTitle title={t('closed')} />
      <p>{t('closed-ask')}</p>
      <ul className="mt-2 list-disc ps-6">
        {granters.map((name, place) => (
          <li key={`${place} ${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
