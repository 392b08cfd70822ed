import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { Crumb } from '#web/ui/listing/listing-request.ts';

/** The way from the home page to here. */
export function CrumbTrail({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('listing');
  return (
    <nav aria-label={t('crumbs')} className="text-sm text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map(({ name, to }, at) =>
          at === crumbs.length - 1 ? (
            <li
              key={to}
              aria-current="page"
              className="min-w-0 truncate py-1 text-ink-3"
              dir="auto"
            >
              {name}
            </li>
          ) : (
            <li key={to} className="flex items-center gap-1">
              <Link to={to} className="inline-block py-1 hover:text-primary hover:underline">
                <bdi>{name}</bdi>
              </Link>
              <Icon name="chevron-right" size={14} className="icon-mirror text-ink-3" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
