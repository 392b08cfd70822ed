import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { navigationFor } from '#web/desk/frame/navigation.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { mayMake } from '#web/desk/parts/may-make.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { SalesCard } from '#web/desk/start/sales-card.tsx';
import { ToDoCard } from '#web/desk/start/to-do-card.tsx';

/** The first screen: what needs attention, what was sold, and links to other screens. */
export default function HomePage() {
  const t = useTranslations('desk');
  const { name, permissions } = useWho();
  const places = navigationFor(permissions)
    .flatMap((group) => group.places)
    .filter((place) => place.name !== 'home');
  return (
    <>
      <ScreenTitle title={t('hello', { name })} />
      <ToDoCard />
      {mayMake(permissions, 'adminSales.read') && <SalesCard />}
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
