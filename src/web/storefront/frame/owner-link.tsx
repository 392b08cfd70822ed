import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to an address that the owner entered: of this site, or another one. */
export function OwnerLink({
  to,
  className,
  onClick,
  children,
}: {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return /^https?:\/\//.test(to) ? (
    <a href={to} rel="noopener" className={className} onClick={onClick}>
      {children}
    </a>
  ) : (
    <Link to={to || '/'} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
