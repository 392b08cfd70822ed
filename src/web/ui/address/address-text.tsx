import type { AddressFields } from '#web/ui/address/addresses.ts';
import { placeNames, useCountries } from '#web/ui/address/countries.ts';

/** An address as it would stand on a parcel. */
export function AddressText({ address }: { address: AddressFields }) {
  const { country, state } = placeNames(useCountries(), address);
  const lines = [
    address.company,
    address.address_1,
    address.address_2,
    [address.zip, address.city].filter(Boolean).join(' '),
  ].filter(Boolean);
  return (
    <div className="min-w-0 text-sm break-words">
      <p className="text-base font-semibold">
        <bdi>{address.name}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Region state={state} country={country} />
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <bdi dir="ltr">{address.phone}</bdi>
        <bdi>{address.email}</bdi>
      </p>
      {address.delivery_instruction && (
        <p className="mt-1 text-ink-2">
          <bdi>{address.delivery_instruction}</bdi>
        </p>
      )}
    </div>
  );
}

/** State and country, each in its own direction. */
export function Region({ state, country }: { state: string; country: string }) {
  return (
    <p>
      {state && (
        <>
          <bdi>{state}</bdi> ·{' '}
        </>
      )}
      <bdi>{country}</bdi>
    </p>
  );
}
