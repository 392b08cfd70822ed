// Two who edit the same thing: what each changed since the version that both opened.
type Values = Record<string, unknown>;

const isTexts = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
/** As JSON, whatever the order of names: the shop answers them in its own. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isTexts(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
/** Whether two values say the same. */
export const isSame = (a: unknown, b: unknown) => stable(a) === stable(b);

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
    if (isSame(own, other) || isSame(own, before)) values[name] = other;
    else if (isSame(other, before)) values[name] = own;
    else if (isTexts(before) && isTexts(own) && isTexts(other)) {
      const inside = mergeEdits(before, own, other);
      values[name] = inside.values;
      clashes.push(...inside.clashes.map((clash) => ({ ...clash, path: `${name}.${clash.path}` })));
    } else {
      values[name] = afresh(own, other);
      clashes.push({ path: name, mine: values[name], theirs: other });
    }
  }
  return { values: withoutEmpty(values), clashes };
}

/** Rows of mine that somebody else has deleted: they can only come back as new ones. */
function afresh(mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const left = new Set(theirs.map((row: unknown) => isTexts(row) && row.id));
  return mine.map((row: unknown) =>
    isTexts(row) && typeof row.id === 'number' && !left.has(row.id) ? { ...row, id: null } : row,
  );
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
