/** A value of a field as one line: texts and numbers as they are, nothing as a dash. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (value === true) return '✓';
  if (value === false) return '✕';
  return typeof value === 'object'
    ? Object.values(value).map(shownValue).join(' · ')
    : String(value);
}
