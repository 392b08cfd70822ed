// The names of the API's fields for people: `new_password` is a "New password".
import { wordsOf } from '#words/catalogue.ts';
import { sayIn, type Say } from '#words/say.ts';

/** Screens that have their own names for a call's fields, by the call's noun. */
const SCREENS: Record<string, 'account' | 'address' | 'contact' | 'desk-field'> = {
  account: 'account',
  address: 'address',
  auth: 'account',
  contact: 'contact',
  seller: 'account',
  sellerEnrolment: 'desk-field',
  sellerInventory: 'desk-field',
  sellerProduct: 'desk-field',
  sellerShelf: 'desk-field',
};

/**
 * The name of a call's field (`address.save`) as on its screen, in a language; a nested field
 * (`values.0.title`) has the name of the inner one. A text that is not a field, such as a typed
 * amount, stays as it is.
 */
export function fieldName(language: string, field: string, call = ''): string {
  const words = wordsOf(language);
  // in rows that belong to a thing: `places.2.price` is a "Price"
  const inRow = /\.\d+\.(\w+)$/.exec(field)?.[1] ?? '';
  const noun = call.split('.')[0] ?? '';
  const screen = /^admin[A-Z]/.test(noun) ? 'desk-field' : SCREENS[noun];
  const named = (name: string) =>
    (screen && textIn(words[screen], name)) ??
    textIn(words['address-field'], name) ??
    textIn(words.field, name);
  const [first = ''] = field.split('.');
  return named(field) ?? named(inRow) ?? named(first) ?? field;
}

const textIn = (section: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(section, key) ? section[key] : undefined;

/** A translator for one call, in whose refusals fields have the names of its screen. */
export const sayOf = (language: string, call: string): Say =>
  naming(sayIn(language), (field) => fieldName(language, field, call));

const naming =
  (tell: ReturnType<typeof sayIn>, nameOf: (field: string) => string): Say =>
  (...[key, values]) =>
    tell(
      key,
      values?.field === undefined ? values : { ...values, field: nameOf(String(values.field)) },
    );
