// What the fields of an account's forms must contain before they are sent; the server checks the
// same again.
const fieldNames = [
  'name',
  'store_name',
  'email',
  'phone',
  'current_password',
  'password',
  'new_password',
  'again',
  'code',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;
export type Fault = 'required' | 'invalid-email' | 'password-too-short' | 'mismatch' | 'code-six';

export const LONGEST = {
  name: 100,
  store_name: 80,
  email: 254,
  phone: 40,
  current_password: 200,
  password: 200,
  new_password: 200,
  again: 200,
} as const;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;
const SECRET = new Set<FieldName>(['current_password', 'password', 'new_password', 'again']);

/**
 * What is wrong with a field, or null. `least` is the least length of a new password; 0 if an
 * existing one is typed.
 */
export function faultOf(name: FieldName, values: Values, least: number): Fault | null {
  const value = values[name];
  if (!value) return name === 'phone' ? null : 'required';
  if (name === 'email') return EMAIL.test(value) ? null : 'invalid-email';
  if (name === 'password' || name === 'new_password')
    return [...value].length < least ? 'password-too-short' : null;
  if (name === 'again')
    return value === (values.new_password || values.password) ? null : 'mismatch';
  if (name === 'code') return value.length === 6 ? null : 'code-six';
  return null;
}

/**
 * The values of a form: without spaces around them, but passwords unchanged, and only the digits of
 * a code.
 */
export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const read = (name: FieldName) => {
    const text = String(data.get(name) ?? '');
    return SECRET.has(name) ? text : name === 'code' ? digitsOf(text) : text.trim();
  };
  return {
    name: read('name'),
    store_name: read('store_name'),
    email: read('email'),
    phone: read('phone'),
    current_password: read('current_password'),
    password: read('password'),
    new_password: read('new_password'),
    again: read('again'),
    code: read('code'),
  };
}

/** The first six digits of a typed or pasted text, in any script, as 0 to 9. */
export function digitsOf(text: string): string {
  return [...text.matchAll(/\p{Nd}/gu)]
    .slice(0, 6)
    .map(([digit]) => String(valueOf(digit.codePointAt(0) ?? 0)))
    .join('');
}

// Unicode keeps the ten digits of a script together: a digit's value is its distance from the first
// of them.
function valueOf(point: number): number {
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
  let first = point;
  while (point - first < 9 && isDigit(first - 1)) first--;
  return point - first;
}
