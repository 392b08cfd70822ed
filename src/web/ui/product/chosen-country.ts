const KEY = 'deliver-to'; // of delivery-destination.ts

/** The country that this browser's visitor wants things sent to; empty where they have not said. */
export const chosenCountry = (): string =>
  /^[A-Z]{2}/.exec(localStorage.getItem(KEY) ?? '')?.[0] ?? '';
