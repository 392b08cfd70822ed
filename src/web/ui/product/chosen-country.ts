const KEY = 'deliver-to'; // shared with delivery-destination.ts

/** The delivery country of this browser's visitor; empty if they have not chosen one. */
export const chosenCountry = (): string =>
  /^[A-Z]{2}/.exec(localStorage.getItem(KEY) ?? '')?.[0] ?? '';
