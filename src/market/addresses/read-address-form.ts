import type { AddressForm } from '#contract/places.ts';
import type { Db } from '#db/connect.ts';
import { addressFormat, type AddressPart } from '#market/places/address-format.ts';
import { phoneExample } from '#market/places/phone.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Form = Omit<AddressForm, 'parts'> & {
  parts: { name: AddressPart; label: string; required: boolean }[];
};

/** What an address of a country (ISO 3166-1 alpha-2) needs, with its states by name. */
export async function readAddressForm(reading: Reading, country: string): Promise<Form> {
  dependOn(reading, 'shipping');
  const { parts, zip } = addressFormat(country, await shipsByState(reading.db, country));
  const states = Object.values(readPlaces(reading.language).countries[country]?.states ?? {});
  return {
    country,
    parts,
    zip_pattern: zip?.pattern ?? '',
    zip_example: zip?.example ?? '',
    phone_example: phoneExample(country),
    states: parts.some(({ name }) => name === 'state')
      ? states.sort((a, b) => a.name.localeCompare(b.name, reading.language))
      : [],
  };
}

/** Whether a shipping rule goes by the states of a country. */
export async function shipsByState(db: Db, country: string): Promise<boolean> {
  const place = await db
    .selectFrom('shipping_places')
    .select('id')
    .where('country', '=', country)
    .where('state', '!=', 'ALL')
    .limit(1)
    .executeTakeFirst();
  return place !== undefined;
}
