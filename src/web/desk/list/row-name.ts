/** The name of a row in a list. */
export function rowName(row: { id: number }): string {
  if ('title' in row && typeof row.title === 'string') return row.title;
  if ('detail' in row && typeof row.detail === 'string') return row.detail;
  return `#${row.id}`;
}
