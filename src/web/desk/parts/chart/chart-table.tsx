import type { Point } from '#web/desk/parts/chart/chart.tsx';

type Props = { columns: [string, string]; points: Point[]; write: (value: number) => string };

/** A chart's data as a table, latest day first. */
export function ChartTable({ columns: [name, value], points, write }: Props) {
  return (
    <table className="w-full text-sm">
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {name}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {value}
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {points.toReversed().map((point) => (
          <tr key={point.name} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {point.name}
            </th>
            <td className="py-1 text-end">{write(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
