import type { ReactNode } from 'react';

/** The state of a thing in a word. */
export function State({ good, children }: { good: boolean; children: ReactNode }) {
  const colours = good ? 'bg-good-tint text-good' : 'bg-ground-3 text-ink-2';
  return (
    <span className={`rounded-full px-2 py-0.5 text-xs font-semibold ${colours}`}>{children}</span>
  );
}
