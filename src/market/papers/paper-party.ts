import type { Party } from '#market/papers/paper.ts';
import { readPlaces } from '#market/places/read-places.ts';

/** A party as the database returns it; unknown fields are missing, empty or null. */
export type PartyRow = {
  name: string | null;
  also?: string | null;
  tax_number?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  zip?: string | null;
  city?: string | null;
  state?: string | null;
  country?: string | null;
  phone?: string | null;
  email?: string | null;
};

/** A party on a paper in this language, with country and state named in it. */
export function partyOf(row: PartyRow, language: string): Party {
  const { country, state } = row;
  const land = country ? readPlaces(language).countries[country] : undefined;
  return {
    name: row.name ?? '',
    also: row.also ?? '',
    taxNumber: row.tax_number ?? '',
    street: filled(row.address_1, row.address_2),
    zip: row.zip ?? '',
    city: row.city ?? '',
    state: state ?? '',
    country: country ?? '',
    stateName: state ? (land?.states[state]?.name ?? null) : null,
    countryName: land?.name ?? null,
    contacts: filled(row.phone, row.email),
  };
}

function filled(...lines: (string | null | undefined)[]): string[] {
  return lines.flatMap((line) => line || []);
}
