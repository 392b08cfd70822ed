const SHOWN = 8;

/** The beginning of a code, enough to tell orders apart when it is read out. */
export const shortCode = (code: string): string =>
  `${code.slice(0, SHOWN / 2)}-${code.slice(SHOWN / 2, SHOWN)}`;
