import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

/** An empty list: a small drawing, one sentence, one thing to do. */
export function EmptyState({
  text,
  detail,
  to,
  action,
}: {
  text: string;
  detail?: string;
  to?: string;
  action?: string;
}) {
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-ground-3 text-ink-3">
        <Icon name="package-open" size={36} strokeWidth={1.5} />
      </span>
      <p className="text-lg font-semibold">{text}</p>
      {detail && <p className="max-w-prose text-ink-2">{detail}</p>}
      {to && action && (
        <Link to={to} className="button button-primary">
          {action}
        </Link>
      )}
    </div>
  );
}
