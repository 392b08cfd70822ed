import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

export type Crumb = { name: string; to: string };

/** The path from the home page to this one, in a line that scrolls; the last crumb is this page. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label} className="min-w-0 text-sm text-ink-2">
      <ol className="snap-row items-center gap-1 whitespace-nowrap">
        {crumbs.map(({ name, to }, at) =>
          at === crumbs.length - 1 ? (
            <li
              key={to}
              aria-current="page"
              className="max-w-72 truncate py-2 text-ink-3 max-md:py-1"
            >
              <bdi>{name}</bdi>
            </li>
          ) : (
            <li key={to} className="flex items-center gap-1">
              <Link
                to={to}
                className="inline-block py-2 max-md:py-1 hover:text-primary hover:underline"
              >
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
