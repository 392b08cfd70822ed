import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Use } from '#client/client.ts';
import { named } from '#web/desk/parts/named.ts';

/** For each kind of thing, where it is edited, and its name. */
const KINDS = {
  product: '/admin/products',
  category: '/admin/categories',
  collection: '/admin/collections',
  banner: '/admin/banners',
  slider: '/admin/slides',
  voucher: '/admin/vouchers',
  order: '/admin/orders',
  enrolment: '/admin/enrolments',
  menus: '/admin/menus',
  'home-page': '/admin/home',
} as const;
type Kind = keyof typeof KINDS;
const ONLY: Kind[] = ['menus', 'home-page'];
const isKind = (noun: string): noun is Kind => Object.hasOwn(KINDS, noun);

/** What still uses a thing that cannot be deleted, each with a link. */
export function UseList({ uses }: { uses: Use[] }) {
  const t = useTranslations('desk');
  return (
    <ul className="mt-1 grid gap-1">
      {uses.map(({ noun, id, title }) => {
        if (!isKind(noun)) return null;
        const path = ONLY.includes(noun) ? KINDS[noun] : `${KINDS[noun]}/${id}`;
        return (
          <li key={`${noun} ${id}`}>
            <Link to={path} className="inline-flex min-h-6 items-center underline">
              {named(t(`use-${noun}`), title)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
