import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { navigationFor } from '#web/desk/frame/navigation.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

const LINK =
  'flex min-h-10 items-center gap-3 rounded-[var(--radius)] px-3 text-sm font-medium ' +
  'hover:bg-ground-3 aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary';

type Props = { open: boolean; close: () => void };

/** The places of the desk at the side; on a phone behind a button. */
export function SideNavigation({ open, close }: Props) {
  const t = useTranslations('desk');
  const { permissions, market } = useWho();
  return (
    <>
      {open && (
        <button
          type="button"
          aria-label={t('close')}
          onClick={close}
          className="fixed inset-0 z-30 bg-black/45 md:hidden"
        />
      )}
      <div
        className={
          'fixed inset-y-0 start-0 z-40 w-64 overflow-y-auto border-e border-line bg-ground p-3 ' +
          `md:sticky md:top-0 md:z-0 md:h-dvh md:w-auto ${open ? '' : 'max-md:hidden'}`
        }
      >
        <nav aria-label={t('navigation')}>
          <p className="truncate px-3 py-2 text-lg font-bold">{market.name}</p>
          {navigationFor(permissions).map(({ name, places }) => (
            <section key={name} aria-label={name ? t(`group-${name}`) : undefined}>
              {name && (
                <h2 className="px-3 pt-4 pb-1 text-xs font-semibold text-ink-2">
                  {t(`group-${name}`)}
                </h2>
              )}
              <ul>
                {places.map((place) => (
                  <li key={place.path}>
                    <NavLink to={place.path} end={place.path === '/admin'} className={LINK}>
                      <DeskIcon name={place.icon} />
                      {t(`nav-${place.name}`)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </>
  );
}
