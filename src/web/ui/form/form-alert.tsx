import type { ReactNode } from 'react';

/** Why a form was refused, read aloud when it appears; nothing if there is no text. */
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
