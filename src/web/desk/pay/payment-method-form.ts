// A payment method in its form: public and secret keys separate, amounts as typed.
import { textsIn, type Values } from '#web/desk/edit/opened-thing.ts';
import type { FormShape } from '#web/desk/edit/use-edit.ts';

export const BLANK: Values = {
  method: 0,
  enabled: false,
  default: false,
  test_mode: true,
  shown: {},
  secrets: {},
  fee: '',
  least: '',
  most: '',
  countries: [],
};

export type ShownKey = {
  name: string;
  secret: boolean;
  there: boolean;
  optional: boolean;
  ends: string;
};

/** The keys of an opened payment method. */
export const keysIn = (thing: Values | null): ShownKey[] =>
  Array.isArray(thing?.keys)
    ? thing.keys.map((key: Values) => ({
        name: String(key.name),
        secret: key.secret === 1,
        there: key.there === 1,
        optional: key.optional === 1,
        ends: String(key.ends),
      }))
    : [];

export const SHAPE: FormShape = {
  read: (thing) => {
    const keys = keysIn(thing);
    const shown = textsIn(thing.shown);
    const valued = (secret: boolean, value: (name: string) => string) =>
      Object.fromEntries(
        keys.filter((key) => key.secret === secret).map(({ name }) => [name, value(name)]),
      );
    return {
      ...thing,
      enabled: thing.enabled === 1,
      default: thing.default === 1,
      test_mode: thing.test_mode === 1,
      shown: valued(false, (name) => shown[name] ?? ''),
      secrets: valued(true, () => ''),
      fee: String(thing.fee),
      least: String(thing.least),
      most: thing.most === null ? '' : String(thing.most),
    };
  },
  send: ({ shown, secrets, ...rest }) => ({ ...rest, keys: keysTyped({ shown, secrets }) }),
  place: (field, thing) => {
    const key = keysIn(thing).find(({ name }) => name === field);
    return key ? `${key.secret ? 'secrets' : 'shown'}.${field}` : field;
  },
  secret: ['secrets'],
};

/** All keys by name; an empty secret keeps its stored value. */
export const keysTyped = ({ shown, secrets }: Values): Record<string, string> => ({
  ...textsIn(shown),
  ...textsIn(secrets),
});
