import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { placesFor } from '#web/seller/frame/places.ts';
import { useStore } from '#web/seller/frame/workplace.ts';

/** The screens that are not in the bar at the foot. */
export function OtherPlaces() {
  const t = useTranslations('seller');
  const places = placesFor(useStore())
    .flatMap((group) => group.places)
    .filter(({ bar }) => !bar);
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {places.map(({ name, path, icon }) => (
        <li key={name}>
          <Link
            to={path}
            className="card flex h-full min-h-14 items-center gap-3 p-3 font-medium hover:border-primary"
          >
            <DeskIcon name={icon} size={20} className="shrink-0 text-primary" />
            <span className="min-w-0 break-words">{t(`place-${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
