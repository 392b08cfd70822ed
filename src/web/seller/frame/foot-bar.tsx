import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { placesFor } from '#web/seller/frame/places.ts';
import { useStore } from '#web/seller/frame/workplace.ts';

const ITEM =
  'grid min-h-15 flex-1 content-center justify-items-center gap-1 px-1 text-xs font-medium ' +
  'text-ink-2 aria-[current=page]:text-primary';

/** On a phone: the most used screens within reach of the thumb, and the menu. */
export function FootBar({ openMenu }: { openMenu: () => void }) {
  const t = useTranslations('seller');
  const places = placesFor(useStore())
    .flatMap((group) => group.places)
    .filter(({ bar }) => bar);
  return (
    <nav
      aria-label={t('often')}
      className="foot-bar sticky bottom-0 z-20 flex border-t border-line bg-ground md:hidden"
    >
      {places.map(({ name, path, icon }) => (
        <NavLink key={path} to={path} end={path === '/seller'} className={ITEM}>
          <DeskIcon name={icon} size={22} />
          {t(`place-${name}`)}
        </NavLink>
      ))}
      <button type="button" onClick={openMenu} className={ITEM}>
        <DeskIcon name="menu" size={22} />
        {t('more')}
      </button>
    </nav>
  );
}
