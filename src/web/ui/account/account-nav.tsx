import { BadgePercent, Heart, LogOut, MapPin, Package, Scale, Store, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountPlaces } from '#web/ui/shell/account-places.ts';
import { SignOut } from '#web/ui/shell/sign-out.tsx';

const ICONS = { orders: Package, wishlists: Heart, compared: Scale, vouchers: BadgePercent, following: Store, addresses: MapPin, profile: UserRound };
const LOOK = 'flex shrink-0 items-center gap-2.5 whitespace-nowrap rounded px-3 py-2 max-lg:border lg:w-full';

/** From one screen of an account to the others: beside them on wide screens, above them as a row that can be pushed on small ones. */
export function AccountNav() {
  const t = useTranslations('header');
  const row = useRef<HTMLElement>(null);
  useEffect(() => { row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' }); }, []);
  return (
    <nav ref={row} aria-label={t('account')} className="max-lg:snap-row max-lg:-mx-4 max-lg:px-4 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-32">
      <ul className="flex gap-2 lg:w-full lg:flex-col lg:gap-0.5">
        {accountPlaces.map(([to, name]) => {
          const Icon = ICONS[name];
          return <li key={to}><NavLink to={to} className={({ isActive }) => `${LOOK} ${isActive ? 'border-primary bg-primary-tint font-semibold text-primary' : 'border-line hover:bg-ground-3'}`}><Icon size={18} aria-hidden />{t(name)}</NavLink></li>;
        })}
        <li className="lg:mt-2 lg:border-t lg:border-line lg:pt-2"><SignOut className={`${LOOK} border-line text-ink-2 hover:bg-ground-3`}><LogOut size={18} aria-hidden className="icon-mirror" />{t('sign-out')}</SignOut></li>
      </ul>
    </nav>
  );
}
