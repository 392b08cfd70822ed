import type { ReactNode } from 'react';

/**
 * What is on its way: its places in their real size, and a word for people who cannot see them.
 * Without a script it would never come, so neither is shown then.
 */
export function Loading({
  words,
  className = '',
  children,
}: {
  words: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <p role="status" className="sr-only noscript:hidden">
        {words}
      </p>
      <div aria-hidden className={`noscript:hidden ${className}`}>
        {children}
      </div>
    </>
  );
}
