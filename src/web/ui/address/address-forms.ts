// The fields that addresses of a country need; loaded when a form first shows that country.
import { useEffect } from 'react';
import type { AddressForm } from '#contract/places.ts';
import { call } from '#web/ui/api.ts';
import { reactiveState, useReactiveState } from '#web/ui/reactive-state.ts';

const forms = reactiveState<Record<string, AddressForm>>({});

/** Null until loaded. */
export function useFormOf(country: string): AddressForm | null {
  useEffect(() => {
    if (country && !forms.get()[country]) void loadForm(country);
  }, [country]);
  return useReactiveState(forms)[country] ?? null;
}

async function loadForm(country: string): Promise<void> {
  const answer = await call('places.addressForm', { country });
  if (answer.ok) forms.set({ ...forms.get(), [country]: answer.data });
}
