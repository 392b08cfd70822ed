// The place that this browser's visitor chose for delivery: remembered for the next product.
import { reactiveState } from '#web/ui/reactive-state.ts';

export type Destination = { country: string; state: string };

const KEY = 'deliver-to';
const SHAPE = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/;

/** Null: nothing chosen, so the shop's default applies. */
export const destination = reactiveState<Destination | null>(null);

/** Loads the choice of an earlier visit. */
export function loadDestination(): void {
  const [, country, state = ''] = SHAPE.exec(localStorage.getItem(KEY) ?? '') ?? [];
  if (country) destination.set({ country, state });
}

export function keepDestination(to: Destination): void {
  localStorage.setItem(KEY, to.state ? `${to.country}-${to.state}` : to.country);
  destination.set(to);
}

/**
 * `Turkey (Ankara)`: the country first, in the reader's language and direction; states have the
 * same name in every language.
 */
export const placeName = (country = '', state = ''): string =>
  state ? `${country} (${state})` : country;
