import type { ReactNode } from 'react';

export type LineColumn<R> = { label: string; number?: boolean; show: (row: R) => ReactNode };
type Props<R> = {
  title: string;
  rows: R[];
  columns: LineColumn<R>[];
  keyOf: (row: R) => string | number;
  /** Said where there are none. */
  empty: string;
};

/** The lines that a sum is made of. On a narrow screen the table scrolls by itself. */
export function LinesTable<R>({ title, rows, columns, keyOf, empty }: Props<R>) {
  return (
    <section className="card grid grid-cols-1">
      <h2 className="p-4 text-base font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-ink-2">{empty}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys too
        <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-y border-line bg-ground-2 text-xs text-ink-2">
                {columns.map(({ label, number }) => (
                  <th
                    key={label}
                    scope="col"
                    className={`px-2 py-3 font-semibold md:px-3 ${number ? 'text-end' : 'text-start'}`}
                  >
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={keyOf(row)} className="border-b border-line align-top last:border-0">
                  {columns.map(({ label, number, show }) => (
                    <td
                      key={label}
                      className={`px-2 py-3 md:px-3 ${number ? NUMBER : 'min-w-28 md:min-w-32'}`}
                    >
                      {show(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const NUMBER = 'figures text-end whitespace-nowrap';
