import type { ReactNode } from 'react';
import { useNarrow } from '#web/desk/parts/use-narrow.ts';

export type LineColumn<R> = {
  label: string;
  number?: boolean;
  /** The subject of a line: on a phone it comes first. */
  main?: boolean;
  show: (row: R) => ReactNode;
};
type Props<R> = {
  title: string;
  rows: R[];
  columns: LineColumn<R>[];
  keyOf: (row: R) => string | number;
  /** Shown if there are none. */
  empty: string;
};

/** The lines that make up a sum: a table, and on a phone a list with the sums at the end. */
export function LinesTable<R>({ title, empty, ...shown }: Props<R>) {
  const narrow = useNarrow();
  return (
    <section className="card grid grid-cols-1">
      <h2 className="p-4 text-base font-semibold">{title}</h2>
      {shown.rows.length === 0 && <p className="px-4 pb-4 text-sm text-ink-2">{empty}</p>}
      {shown.rows.length > 0 &&
        (narrow ? <Lines {...shown} /> : <Table {...{ title, ...shown }} />)}
    </section>
  );
}

type Shown<R> = Pick<Props<R>, 'rows' | 'columns' | 'keyOf'>;

function Lines<R>({ rows, columns, keyOf }: Shown<R>) {
  const first = columns.find(({ main }) => main) ?? columns.find(({ number }) => !number);
  const numbers = columns.filter(({ number }) => number);
  const rest = columns.filter((column) => column !== first && !column.number);
  return (
    <ul className="border-t border-line text-sm">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="grid grid-cols-1 gap-1 border-b border-line p-4 last:border-0"
        >
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 font-medium">{first?.show(row)}</div>
            {numbers.length === 1 && (
              <div className="figures shrink-0 font-semibold">{numbers[0]?.show(row)}</div>
            )}
          </div>
          <dl className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
            {[...rest, ...(numbers.length > 1 ? numbers : [])].map(({ label, show }) => (
              <div key={label} className="flex gap-1">
                <dt>{label}:</dt>
                <dd>{show(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** If it is still too wide, it scrolls on its own. */
function Table<R>({ title, rows, columns, keyOf }: Shown<R> & { title: string }) {
  return (
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
  );
}

const NUMBER = 'figures text-end whitespace-nowrap';
