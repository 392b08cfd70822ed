// Merges the changes of two people who edited the same version of a thing.
type Values = Record<string, unknown>;

const isTexts = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
/** As JSON with sorted names, because the server returns them in its own order. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isTexts(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
/** Whether two values are equal. */
export const isSame = (a: unknown, b: unknown) => stable(a) === stable(b);

/** A field that both changed: its path (`title.en`), and both values. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

/**
 * Merges my changes with somebody else's: a field that only one of us changed gets that value. If
 * both changed it, `values` has mine, and `clashes` lists both. Texts are compared language by
 * language.
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

/** Rows of mine that somebody else has deleted: they can only be saved as new ones. */
function afresh(mine: unknown, theirs: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const left = new Set(theirs.map((row: unknown) => isTexts(row) && row.id));
  return mine.map((row: unknown) =>
    isTexts(row) && typeof row.id === 'number' && !left.has(row.id) ? { ...row, id: null } : row,
  );
}

/** An empty text counts as none. */
const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The same values, with another one at a path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inside = values[name];
  return {
    ...values,
    [name]: rest.length && isTexts(inside) ? withValue(inside, rest.join('.'), value) : value,
  };
}
