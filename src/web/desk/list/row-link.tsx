import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = { to: string | null; className: string; children: ReactNode };

/** The name of a row, with a link if it has one. */
export const RowLink = ({ to, className, children }: Props) =>
  to === null ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={to} className={`${className} hover:text-primary`}>
      {children}
    </Link>
  );
