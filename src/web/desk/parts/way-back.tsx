import { Link } from 'react-router';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

const LOOK =
  'mb-1 inline-flex min-h-9 items-center gap-1 text-sm text-ink-2 hover:text-primary ' +
  'max-md:min-h-11';

/** Above the heading of a thing: a link back to its list. */
export const WayBack = ({ to, list }: { to: string; list: string | undefined }) => (
  <Link to={to} className={LOOK}>
    <DeskIcon name="chevron-left" size={16} className="icon-mirror" />
    {list}
  </Link>
);
