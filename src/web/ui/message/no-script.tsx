import type { ReactNode } from 'react';

/** Says what a screen needs a script for; shown without script. */
export function NoScript({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <noscript>
      <p className={`rounded bg-warn-tint p-3 text-warn ${className}`}>{children}</p>
    </noscript>
  );
}
