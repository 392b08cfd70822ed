import { useEffect, useState } from 'react';
import type { Data } from '#web/ui/api.ts';
import { call } from '#web/ui/api.ts';

type Countries = Data<'places.countries'>['countries'];
let pending: Promise<Countries> | undefined;

async function ask(): Promise<Countries> {
  const answer = await call('places.countries');
  if (answer.ok) return answer.data.countries;
  pending = undefined;
  return {};
}

/** Countries and their states by code, named in the language of the screen. */
export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>({});
  useEffect(() => {
    pending ??= ask();
    void pending.then(setCountries);
  }, []);
  return countries;
}

type Choice = { value: string; label: string };
type Named = Record<string, { name: string }>;

/** Places as choices, by name; `also` is one that is already chosen. */
export function placeChoices(places: Named, also = ''): Choice[] {
  const choices = Object.entries(places)
    .map(([value, { name }]) => ({ value, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, document.documentElement.lang));
  return also === '' || Object.hasOwn(places, also)
    ? choices
    : [{ value: also, label: also }, ...choices];
}
