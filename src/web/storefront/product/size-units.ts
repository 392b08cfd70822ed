// Converts measures in centimetres to inches.
export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

/**
 * A measure such as `86`, `23.5` or `86–90` centimetres, in a unit: `write` formats each number.
 * Inches are exact to a tenth, rounded half up.
 */
export const inUnit = (measure: string, unit: Unit, write: (value: number) => string): string =>
  measure
    .split('–')
    .map((text) => write(unit === 'in' ? inches(text) : Number(text)))
    .join('–');

/** An inch is 25.4 mm: calculates tenths of inches in whole numbers, to avoid rounding errors. */
function inches(centimetres: string): number {
  const [whole = '0', tenth = '0'] = centimetres.split('.');
  const millimetres = Number(whole) * 10 + Number(tenth);
  return Math.floor((millimetres * 200 + 254) / 508) / 10;
}
