// Every call of the contract: as plainly as a client may make it, and with hostile values in every
// place.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesInWords } from '#api/wire/issues.ts';
import { sayIn } from '#words/say.ts';
import { calls } from './least-input.ts';
import { HOSTILE } from './hostile-inputs.ts';

const shown = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 120);

describe.each(calls)('$name', ({ input, sent }) => {
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const attacks = [
    ...names.flatMap((name) => HOSTILE.map((value) => ({ ...sent, [name]: value }))),
    ...HOSTILE.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
  ];

  it('accepts the least that openapi.json promises', () =>
    expect(input.safeParse(sent).error?.issues ?? []).toEqual([]));
  it('ignores fields that it does not know', () =>
    expect(input.safeParse({ ...sent, utm_source: 'mail', is_user: true })).toEqual(
      input.safeParse(sent),
    ));
  it.each(Object.keys(sent).length ? Object.keys(sent) : [])(
    'says that %s is required when it is left out',
    (name) => {
      const { [name]: _, ...rest } = sent;
      expect(
        input.safeParse(rest).error?.issues.map(({ path, message }) => [path[0], message]),
      ).toContainEqual([name, name === 'cart' ? 'invalid-input' : 'required']);
    },
  );
  it('accepts or refuses whatever it is sent, and never throws', () => {
    for (const attack of attacks)
      expect(() => input.safeParse(attack), shown(attack)).not.toThrow();
  });
  it('refuses with one sentence a field', () => {
    for (const attack of attacks) {
      const { error } = read(input, attack);
      const fields = new Set(error?.issues.map(({ path }) => path[0]));
      if (error)
        expect(
          issuesInWords(error, sayIn('en')).filter((sentence) => /\w{3}/.test(sentence)),
          shown(attack),
        ).toHaveLength(fields.size);
    }
  });
  it('lets nothing through that a database cannot store', () => {
    for (const attack of attacks) {
      // a zone is read by the door, which asks Intl whether there is such; of a password only its
      // hash is kept
      const hashed = Object.fromEntries(
        ['password', 'current_password', 'new_password']
          .filter((name) => names.includes(name))
          .map((name) => [name, 'p']),
      );
      for (const value of within(
        read(input, { ...attack, ...hashed, time_zone: undefined }).data,
      )) {
        if (typeof value === 'string') expect(value, shown(attack)).not.toContain('\u0000');
        if (typeof value === 'number') expect(value, shown(attack)).toSatisfy(Number.isFinite);
      }
    }
  });
});

/** Every value inside a value, names of fields too. */
function within(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.entries(value).flatMap(([name, inner]) => [name, ...within(inner)])]
    : [value];
}

/** What a shape makes of an input; that it may break is another test's matter. */
function read(shape: z.ZodType, sent: unknown): { data?: unknown; error?: z.ZodError | undefined } {
  try {
    return shape.safeParse(sent);
  } catch {
    return {};
  }
}
