import type { ReactNode } from 'react';

/** What a form was refused for, said aloud when it comes; nothing while there is nothing to say. */
export function FormAlert({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="alert"
      className={`rounded bg-drop-tint p-3 text-sm text-drop empty:hidden ${className}`}
    >
      {children}
    </div>
  );
}
