import type { ReactNode } from 'react';

/**
 * A placeholder in the final size for something that is loading, with a text for screen readers.
 * Both are hidden without script, because loading would never end.
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
