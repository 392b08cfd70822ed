// What a field of the API is called, for people: `new_password` is a "New password".
import { wordsOf } from '#words/catalogue.ts';
import { sayIn, type Say } from '#words/say.ts';

/** Screens that name a call's fields in their own words, by the call's noun. */
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
 * A field of a call (`address.save`) as its screen names it, in a language; what stands inside one
 * (`values.0.title`) as that one. What is no field, such as an amount that somebody typed, stays as
 * it is.
 */
export function fieldName(language: string, field: string, call = ''): string {
  const words = wordsOf(language);
  // of rows that hang on a thing: `places.2.price` is a "Price"
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

/** A speaker for one call: refusals that name a field name it as the screens do. */
export const sayOf = (language: string, call: string): Say =>
  naming(sayIn(language), (field) => fieldName(language, field, call));

const naming =
  (tell: ReturnType<typeof sayIn>, nameOf: (field: string) => string): Say =>
  (...[key, values]) =>
    tell(
      key,
      values?.field === undefined ? values : { ...values, field: nameOf(String(values.field)) },
    );
