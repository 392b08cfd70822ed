// Two who edit the same thing: what each changed since the version that both opened.
type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isTexts = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A field that both changed: its path (`title.en`), and what each wrote. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

/**
 * What I typed and what somebody else saved, brought together: a field that only one of us changed
 * is as that one wrote it. Of one that both changed, mine stands in `values`, and both are listed.
 * Texts are compared language by language.
 */
export function mergeEdits(
  base: Values,
  mine: Values,
  theirs: Values,
): { values: Values; clashes: Clash[] } {
  const values: Values = {};
  const clashes: Clash[] = [];
  for (const name of Object.keys({ ...theirs, ...mine })) {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    if (same(own, other) || same(own, before)) values[name] = other;
    else if (same(other, before)) values[name] = own;
    else if (isTexts(before) && isTexts(own) && isTexts(other)) {
      const inside = mergeEdits(before, own, other);
      values[name] = inside.values;
      clashes.push(...inside.clashes.map((clash) => ({ ...clash, path: `${name}.${clash.path}` })));
    } else {
      values[name] = own;
      clashes.push({ path: name, mine: own, theirs: other });
    }
  }
  return { values: withoutEmpty(values), clashes };
}

/** A text that nobody wrote is none. */
const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The same values with another one at a path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inside = values[name];
  return {
    ...values,
    [name]: rest.length && isTexts(inside) ? withValue(inside, rest.join('.'), value) : value,
  };
}
