import type { Desk } from '#outside/letters/sheet.ts';

/** Writes days as the market's clocks have them: those of its screens for staff and sellers. */
export const marketDays = ({ language, paper }: Desk): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: paper.timeZone,
  });
