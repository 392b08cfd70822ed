import type { ReactNode } from 'react';

/** What is wrong with a field, below it; said aloud when it comes, unless the form says it. */
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
