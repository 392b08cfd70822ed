import type { ReactNode } from 'react';

/** The facts about something, each with a label. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="card divide-y divide-line px-4">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
