// Every call of the contract: with the plainest input, and with hostile values in every place.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issuesInWords } from '#api/wire/issues.ts';
import { sayIn } from '#words/say.ts';
import { calls } from './least-input.ts';
import { HOSTILE } from './hostile-inputs.ts';

type Input = Record<string, unknown>;
type Judged = { attack: Input; threw: boolean; data?: unknown; error?: z.ZodError | undefined };

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
  // thousands of inputs for each call: failures are collected, and checked once
  let judged: Judged[] = [];
  beforeAll(() => {
    judged = attacks.map((attack) => judge(input, attack));
  });
  afterAll(() => {
    judged = [];
  });
  const broken = (breaks: (one: Judged) => boolean) =>
    judged.filter(breaks).map(({ attack }) => shown(attack));

  it('accepts or refuses whatever it is sent, and never throws', () =>
    expect(broken(({ threw }) => threw)).toEqual([]));
  it('refuses with one sentence a field', () =>
    expect(
      broken(({ error }) => {
        if (!error) return false;
        const fields = new Set(error.issues.map(({ path }) => path[0]));
        const sentences = issuesInWords(error, sayIn('en'));
        return sentences.filter((sentence) => /\w{3}/.test(sentence)).length !== fields.size;
      }),
    ).toEqual([]));
  it('lets nothing through that a database cannot store', () => {
    // the API checks a time zone with Intl; of a password only its hash is stored
    const hashed = Object.fromEntries(
      ['password', 'current_password', 'new_password']
        .filter((name) => names.includes(name))
        .map((name) => [name, 'p']),
    );
    const stored = (attack: Input) =>
      values(judge(input, { ...attack, ...hashed, time_zone: undefined }).data);
    expect(broken(({ attack }) => stored(attack).some(isUnstorable))).toEqual([]);
  });
});

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\u0000')
    : typeof value === 'number' && !Number.isFinite(value);

/** A value and all values inside it, including names of fields. */
function values(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? [value, ...Object.entries(value).flatMap(([name, inner]) => [name, ...values(inner)])]
    : [value];
}

/** What a shape makes of an input. */
function judge(shape: z.ZodType, attack: Input): Judged {
  try {
    const { data, error } = shape.safeParse(attack);
    return { attack, data, error, threw: false };
  } catch {
    return { attack, threw: true };
  }
}
