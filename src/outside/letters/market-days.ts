import type { Desk } from '#outside/letters/sheet.ts';

/** Formats dates in the market's time zone, as the screens of staff and sellers do. */
export const marketDays = ({ language, paper }: Desk): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: paper.timeZone,
  });
