import type { Address } from '#contract/address.ts';
import { OneWord } from '#web/ui/one-word.tsx';

/** An address as written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const lines = [address.company, ...address.lines].filter(Boolean);
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <p className="text-base font-semibold">
        <bdi>{address.name}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p className="flex flex-wrap gap-x-3 text-ink-2">
        <bdi dir="ltr">{address.phone}</bdi>
        <OneWord>{address.email}</OneWord>
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
