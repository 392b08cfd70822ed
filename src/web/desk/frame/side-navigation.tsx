import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';

const LINK =
  'flex min-h-10 items-center gap-3 rounded-[var(--radius)] px-3 text-sm font-medium ' +
  'hover:bg-ground-3 aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary';

export type SideGroup = {
  title: string | null;
  places: { path: string; icon: DeskIconName; title: string }[];
};
type Props = { open: boolean; close: () => void; title: string; groups: SideGroup[] };

/** The navigation of a front at the side; behind a button on phones. */
export function SideNavigation({ open, close, title, groups }: Props) {
  const t = useTranslations('desk');
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
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
        ref={side}
        className={
          'fixed inset-y-0 start-0 z-40 w-64 overflow-y-auto border-e border-line bg-ground p-3 ' +
          `md:sticky md:top-0 md:z-0 md:h-dvh md:w-auto ${open ? '' : 'max-md:hidden'}`
        }
      >
        <nav aria-label={t('navigation')}>
          <p className="truncate px-3 py-2 text-lg font-bold">{title}</p>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </nav>
      </div>
    </>
  );
}

const Group = ({ title, places }: SideGroup) => (
  <section aria-label={title ?? undefined}>
    {title && <h2 className="px-3 pt-4 pb-1 text-xs font-semibold text-ink-2">{title}</h2>}
    <ul>
      {places.map((place) => (
        <li key={place.path}>
          <NavLink to={place.path} end={place.path === front().root} className={LINK}>
            <DeskIcon name={place.icon} />
            {place.title}
          </NavLink>
        </li>
      ))}
    </ul>
  </section>
);
