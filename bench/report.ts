export type Line = {
  what: string;
  value: number;
  unit: string;
  wanted: string;
  holds: boolean;
  note?: string;
};

/** The lines as a Markdown table. */
export function table(lines: Line[]): string {
  const rows = lines.map(
    ({ what, value, unit, wanted, holds, note }) =>
      `| ${what} | ${Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0)} ${unit} ` +
      `| ${wanted} | ${holds ? 'yes' : '**no**'} | ${note ?? ''} |`,
  );
  return ['| What | Measured | Wanted | Holds | |', '|---|---|---|---|---|', ...rows].join('\n');
}
