// How a file writes its numbers: 1.299 has a different value depending on whether decimals follow a
// comma or a point. Determined from whole columns, before any cell is read.
import { latinDigits } from '#base/latin-digits.ts';

/** Stands for a number that can be read in two ways, with nothing to decide between them. */
export const UNCLEAR = 'unclear';

export type Sign = ',' | '.';
/**
 * `decimals`: the sign before a column's decimals; `both` if its cells contradict each other.
 * `proven`: a cell of this column proves it. `fine`: a cell certainly has three or more decimals.
 */
export type Habit = { decimals: Sign | 'both'; proven: boolean; fine: boolean };
/** The evidence in a column: for each sign a cell that proves it, and cells that leave it open. */
export type ColumnEvidence = {
  proof: Partial<Record<Sign, string>>;
  unclear: Partial<Record<Sign, string>>;
  fine: boolean;
};
type Reading = 'decimals' | 'thousands' | typeof UNCLEAR;
/** A number as digits and a point. `says`: the sign before its decimals, if certain. */
type Written =
  | { plain: string; says: Sign | null; fine: boolean }
  | { sign: Sign; decimals: string; thousands: string };

export const noEvidence = (): ColumnEvidence => ({ proof: {}, unclear: {}, fine: false });

/** Adds a cell to its column's evidence; `bare` is the cell without its currency. */
export function observe(seen: ColumnEvidence, bare: string): void {
  const written = writtenOf(bare);
  if (written === null) return;
  if ('sign' in written) seen.unclear[written.sign] ??= bare.trim();
  else if (written.says) {
    seen.proof[written.says] ??= bare.trim();
    seen.fine ||= written.fine;
  }
}

/** The habit of a column: its own, else that of the file's other columns, else `usual`. */
export function habitOf(seen: ColumnEvidence, others: ColumnEvidence[], usual: Sign): Habit {
  const own = signOf([seen]);
  return {
    decimals: own ?? signOf(others) ?? usual,
    proven: own !== null,
    fine: seen.fine,
  };
}

/**
 * Digits with at most one point; null when a text is not a number. `choose` decides numbers that
 * can be read in two ways.
 */
export function readNumber(
  text: string,
  habit: Habit,
  choose: (read: Reading) => Reading,
): string | null {
  const written = writtenOf(text);
  if (written === null) return null;
  if ('plain' in written) return written.plain;
  const decimals = habit.decimals === written.sign ? 'decimals' : 'thousands';
  const read = choose(habit.decimals === 'both' ? UNCLEAR : decimals);
  return read === UNCLEAR ? UNCLEAR : written[read];
}

function signOf(columns: ColumnEvidence[]): Sign | 'both' | null {
  const comma = columns.some(({ proof }) => proof[',']);
  const point = columns.some(({ proof }) => proof['.']);
  return comma && point ? 'both' : comma ? ',' : point ? '.' : null;
}

const PARTS = /^([-−]?)([\d.,]*)$/;
const GROUPS = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/; // 1,234,567 and India's 12,34,567

function writtenOf(text: string): Written | null {
  const [, minus, number = ''] = PARTS.exec(inDigits(text)) ?? [];
  if (minus === undefined || !/\d/.test(number)) return null;
  const sign = minus ? '-' : '';
  const last = number.at(Math.max(number.lastIndexOf(','), number.lastIndexOf('.')));
  if (last !== ',' && last !== '.') return { plain: sign + number, says: null, fine: false };
  const [whole = '', part = '', ...more] = number.split(last);
  const counterpart = last === ',' ? '.' : ',';
  if (more.length) {
    if (number.includes(counterpart) || !GROUPS.test(number)) return null;
    return { plain: sign + number.replaceAll(last, ''), says: counterpart, fine: false };
  }
  const decimals = `${sign}${whole.replaceAll(counterpart, '') || '0'}${part ? `.${part}` : ''}`;
  if (whole.includes(counterpart))
    return GROUPS.test(whole) ? { plain: decimals, says: last, fine: part.length > 2 } : null;
  return part.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole)
    ? { plain: decimals, says: last, fine: part.length > 2 }
    : { sign: last, decimals, thousands: sign + whole + part };
}

// Converts Arabic, Persian and Hindi digits to Latin ones, and the signs between them.
function inDigits(text: string): string {
  const close = text.replace(/[\s\u00a0\u202f’']/g, '');
  if (!/[^\x20-\x7e]/.test(close)) return close;
  return latinDigits(close).replaceAll('٬', ',');
}
