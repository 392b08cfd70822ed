import type { ReactNode } from 'react';

/** The error of a field, below it; read aloud when it appears, unless the form does that. */
export function FieldFault({
  id,
  alert = true,
  className = 'mt-1',
  children,
}: {
  id?: string;
  alert?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p
      id={id}
      role={alert ? 'alert' : undefined}
      className={`text-sm font-medium text-drop empty:hidden ${className}`}
    >
      {children}
    </p>
  );
}
