import type { ReactNode } from 'react';

type Props = { title: string; rows: [string, ReactNode][]; children?: ReactNode };

/** The facts about a thing, each with a label; empty ones are left out. */
export function Facts({ title, rows, children }: Props) {
  return (
    <section aria-label={title} className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
        {rows
          .filter(([, value]) => value !== null && value !== '' && value !== undefined)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 break-words max-sm:mb-1 [&>p]:w-fit">{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}
