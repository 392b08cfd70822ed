import { Link } from 'react-router';

const HERE = 'border-primary bg-primary-tint font-semibold text-primary';

/** Links of the same kind as chips, such as the sub-categories of a category. */
export function LinkChips({
  label,
  chips,
}: {
  label: string;
  chips: { name: string; to: string; here?: boolean }[];
}) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="snap-row -mx-4 gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ name, to, here }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              prefetch="intent"
              aria-current={here ? 'page' : undefined}
              className={`chip min-h-9 ${here ? HERE : ''}`}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
