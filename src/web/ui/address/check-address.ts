// What an address must contain before it is sent; the server checks the same again.
import type { AddressForm } from '#contract/places.ts';
import { fitsZip } from '#market/places/fits-zip.ts';
import type { AddressFields } from '#web/ui/address/addresses.ts';
import { isPhone } from '#web/ui/address/phone-number.ts';

export type FieldName = keyof AddressFields;
export const FAULTS = [
  'required',
  'invalid-email',
  'invalid-input',
  'phone-invalid',
  'zip-invalid',
] as const;
export type Fault = (typeof FAULTS)[number];

export const FIELD_NAMES = [
  'name',
  'email',
  'phone',
  'country',
  'state',
  'city',
  'zip',
  'address_1',
  'address_2',
  'company',
  'tax_number',
  'delivery_instruction',
] as const satisfies FieldName[];
/** The greatest length of each field. */
export const LONGEST = {
  name: 120,
  email: 254,
  phone: 40,
  city: 120,
  zip: 20,
  address_1: 200,
  address_2: 200,
  company: 120,
  tax_number: 40,
  delivery_instruction: 500,
} as const;

const REQUIRED = new Set<FieldName>(['name', 'email', 'phone', 'country', 'address_1']);
const TAX_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

/** What is wrong with a field, or null, by the rules of its country. */
export function faultOf(
  name: FieldName,
  fields: AddressFields,
  form: AddressForm | null,
): Fault | null {
  const value = fields[name].trim();
  const part = form?.parts.find((own) => own.name === name);
  if (!value) return REQUIRED.has(name) || part?.required === 1 ? 'required' : null;
  if (name === 'tax_number') return TAX_NUMBER.test(value) ? null : 'invalid-input';
  if (name === 'phone') return isPhone(value, fields.country) ? null : 'phone-invalid';
  if (name === 'zip' && form?.zip_pattern)
    return fitsZip(form.zip_pattern, value) ? null : 'zip-invalid';
  return name === 'email' && !EMAIL.test(value) ? 'invalid-email' : null;
}

/** The fields in the order of the form. */
export function fieldOrder(form: AddressForm | null): FieldName[] {
  const parts = form?.parts.map(({ name }) => name) ?? [];
  return [...new Set<FieldName>(['country', 'name', 'phone', 'email', ...parts, ...FIELD_NAMES])];
}

/** The fields to send, without those that the country does not use. */
export function fieldsOfForm(fields: AddressFields, form: AddressForm | null): AddressFields {
  if (!form) return fields;
  const hasPart = (name: FieldName) => form.parts.some((part) => part.name === name);
  return {
    ...fields,
    city: hasPart('city') ? fields.city : '',
    state: hasPart('state') ? fields.state : '',
    zip: hasPart('zip') ? fields.zip : '',
  };
}
