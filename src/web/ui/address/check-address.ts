// What an address must have before it is sent; the shop checks the same again.
import type { AddressFields } from '#web/ui/address/addresses.ts';

export type FieldName = keyof AddressFields;
export type Fault = 'required' | 'invalid-email' | 'invalid-input';

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
/** The longest text each field takes. */
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

const REQUIRED = new Set<FieldName>([
  'name',
  'email',
  'phone',
  'country',
  'city',
  'zip',
  'address_1',
]);
const TAX_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

/** What is wrong with a field, or null. A state is wanted where the country has states. */
export function faultOf(name: FieldName, fields: AddressFields, hasStates: boolean): Fault | null {
  const value = fields[name].trim();
  if (!value) return REQUIRED.has(name) || (name === 'state' && hasStates) ? 'required' : null;
  if (name === 'tax_number') return TAX_NUMBER.test(value) ? null : 'invalid-input';
  return name === 'email' && !EMAIL.test(value) ? 'invalid-email' : null;
}
