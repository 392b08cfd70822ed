import { latinDigits } from '#base/latin-digits.ts';
import { Refusal } from '#base/refusal.ts';
import { addressFormat, type AddressPart } from '#market/places/address-format.ts';
import { fitsZip } from '#market/places/fits-zip.ts';
import { isPhone, phoneExample } from '#market/places/phone.ts';
import { readPlaces } from '#market/places/read-places.ts';

type Judged = Record<AddressPart | 'country' | 'phone', string>;

/**
 * Checks an address against what its country requires; returns it with the postal code in capitals.
 * `byState`: shipping there depends on the state. Parts that the country does not require may still
 * be filled in. Refuses 'required' and 'invalid-input' with the part's local name or the country,
 * 'zip-invalid' and 'phone-invalid' with an example.
 */
export function judgeAddress<Fields extends Judged>(fields: Fields, byState: boolean): Fields {
  const { country, phone } = fields;
  const known = readPlaces('en').countries[country];
  if (!known) throw new Refusal('invalid-input', { field: 'country' });
  const { parts, zip: form } = addressFormat(country, byState);
  if (!isPhone(phone, country))
    throw new Refusal('phone-invalid', { example: phoneExample(country) });
  for (const { name, label, required } of parts)
    if (required && !fields[name]) throw new Refusal('required', { field: label });
  const state = parts.find(({ name }) => name === 'state');
  if (state?.required && !known.states[fields.state])
    throw new Refusal('invalid-input', { field: state.label });
  const code = parts.find(({ name }) => name === 'zip');
  const zip = latinDigits(fields.zip).toUpperCase();
  if (code && form && zip && !fitsZip(form.pattern, zip))
    throw new Refusal('zip-invalid', { field: code.label, example: form.example });
  return { ...fields, zip };
}
