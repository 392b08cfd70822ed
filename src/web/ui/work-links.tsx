import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';

/** List items with links to the signed-in person's workplaces: their stores, or the back office. */
export function WorkLinks({ className, icon }: { className: string; icon?: ReactNode }) {
  const t = useTranslations('header');
  const account = useReactiveState(user);
  if (!account) return null;
  const places = [
    account.stores.length > 0 && (['/seller', t('seller-centre')] as const),
    account.staff !== null && (['/admin', t('back-office')] as const),
  ];
  return places.map(
    (place) =>
      place && (
        <li key={place[0]}>
          <a href={place[0]} className={className}>
            {icon}
            {place[1]}
          </a>
        </li>
      ),
  );
}
