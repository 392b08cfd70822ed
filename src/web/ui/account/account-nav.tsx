import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { accountLinks } from '#web/ui/account-links.ts';
import { WorkLinks } from '#web/ui/work-links.tsx';
import { SignOutButton } from '#web/ui/sign-out-button.tsx';

const ICONS = {
  orders: 'package',
  wishlists: 'heart',
  compared: 'scale',
  vouchers: 'badge-percent',
  following: 'store',
  addresses: 'map-pin',
  profile: 'user-round',
} as const;
const LOOK =
  'flex shrink-0 items-center gap-2.5 whitespace-nowrap rounded px-3 py-2 max-lg:border lg:w-full';
const HERE = 'border-primary bg-primary-tint font-semibold text-primary';
const ELSEWHERE = 'border-line hover:bg-ground-3';

/**
 * Links between the screens of an account: beside them on wide screens, above them as a scrolling
 * row on small ones.
 */
export function AccountNav() {
  const t = useTranslations('header');
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  return (
    <nav
      ref={row}
      aria-label={t('account')}
      className={
        'max-lg:snap-row max-lg:-mx-4 max-lg:px-4 ' +
        'md:max-lg:-mx-6 md:max-lg:px-6 lg:tall:sticky lg:top-32'
      }
    >
      <ul className="flex gap-2 lg:w-full lg:flex-col lg:gap-0.5">
        {accountLinks.map(([to, name]) => {
          return (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) => `${LOOK} ${isActive ? HERE : ELSEWHERE}`}
              >
                <Icon name={ICONS[name]} size={18} />
                {t(name)}
              </NavLink>
            </li>
          );
        })}
        <WorkLinks className={`${LOOK} ${ELSEWHERE}`} icon={<Icon name="store" size={18} />} />
        <li className="lg:mt-2 lg:border-t lg:border-line lg:pt-2">
          <SignOutButton className={`${LOOK} border-line text-ink-2 hover:bg-ground-3`}>
            <Icon name="log-out" size={18} className="icon-mirror" />
            {t('sign-out')}
          </SignOutButton>
        </li>
      </ul>
    </nav>
  );
}
