import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { bottomBar } from '#web/ui/bars.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cartCount } from '#web/ui/shopper.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const PLACE =
  'relative flex h-14 flex-col items-center justify-center gap-0.5 text-xs whitespace-nowrap';

/** The navigation on phones, within reach of a thumb. */
export function BottomBar() {
  const t = useTranslations('header');
  const count = useReactiveState(cartCount);
  const places = [
    ['/', 'house', t('home')],
    ['/categories', 'layout-grid', t('categories')],
    ['/cart', 'shopping-cart', t('cart-short')],
    ['/user/orders', 'package', t('orders')],
    ['/user/profile', 'user', t('account')],
  ] as const;
  return (
    <nav
      ref={bottomBar}
      aria-label={t('around')}
      className={
        'bottom-bar inset-x-0 bottom-0 z-40 grid tall:fixed ' +
        'grid-cols-5 border-t border-line bg-ground md:hidden'
      }
    >
      {places.map(([to, icon, name]) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            `${PLACE} ${isActive ? 'font-semibold text-primary' : 'text-ink-2'}`
          }
        >
          <Icon name={icon} size={22} />
          {name}
          {to === '/cart' && count > 0 && (
            <bdi
              className={
                'figures absolute start-1/2 top-1 ms-1 min-w-5 rounded-full ' +
                'bg-primary px-1 text-center font-bold leading-5 text-on-primary'
              }
            >
              {count}
            </bdi>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
