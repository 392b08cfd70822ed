const MINUTE_MS = 60_000;

/** A moment as an input of day and time has it, in the time of this browser. */
export function localOf(moment: unknown): string {
  if (typeof moment !== 'string') return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The moment that was typed there; null for none. */
export const momentOf = (typed: string): string | null => {
  const at = new Date(typed);
  return typed && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
};
