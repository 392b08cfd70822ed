// Countries, their states and dialling prefixes, in the page's language. Loaded once, when a screen
// first needs them.
import type { Places } from '#contract/places.ts';
import { useEffect } from 'react';
import { call } from '#web/ui/api.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

const places = reactiveState<Places | null>(null);
let requested = false;

export function useCountries(): Places | null {
  useEffect(() => {
    void loadPlaces();
  }, []);
  return useReactiveState(places);
}

async function loadPlaces(): Promise<void> {
  if (requested) return;
  requested = true;
  const answer = await call('places.countries');
  if (answer.ok) places.set(answer.data);
  requested = answer.ok;
}

/** The names of a country and a state; their codes until the names are loaded. */
export function placeNames(
  known: Places | null,
  { country, state }: { country: string; state: string },
): { country: string; state: string } {
  const found = known?.countries[country];
  return { country: found?.name ?? country, state: found?.states[state]?.name ?? state };
}
