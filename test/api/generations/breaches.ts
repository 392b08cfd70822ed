// Reads the tables of fields. A line is a path and its type: `languages[].code text`. `[]` is every
// entry of a list, `[+]` of a list that must not be empty; a type ends in `?` if null is allowed,
// and `|` separates several.
type Is = (value: unknown) => boolean;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...values: unknown[]): Is =>
  (value) =>
    values.includes(value);

const types: Record<string, Is> = {
  text: (value) => typeof value === 'string',
  said: (value) => typeof value === 'string' && value !== '',
  number: (value) => typeof value === 'number',
  whole: (value) => Number.isInteger(value),
  flag: oneOf(0, 1),
  yesno: oneOf(1, 2),
  bool: (value) => typeof value === 'boolean',
  true: oneOf(true),
  false: oneOf(false),
  null: oneOf(null),
  list: (value) => Array.isArray(value),
  object: isObject,
  direction: oneOf('ltr', 'rtl'),
  time: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value),
  utc: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value),
};

/** The breaches of a table by an answer, a sentence each; empty if there are none. */
export function breachesOf(table: string, data: unknown): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [path = '', kind = ''] = line.split(' ');
      const found = at(data, path.split('.'), '');
      return found.flatMap(({ where, value }) =>
        value === MISSING
          ? [`${where} is missing`]
          : fits(kind, value)
            ? []
            : [`${where} is ${JSON.stringify(value)?.slice(0, 60)}, not ${kind}`],
      );
    });
}

const MISSING = Symbol('missing');
type Found = { where: string; value: unknown };

function at(value: unknown, [step, ...rest]: string[], where: string): Found[] {
  if (step === undefined) return [{ where, value }];
  const [, name = '', list = ''] = /^(\w*)(\[\+?\])?$/.exec(step) ?? [];
  const here = [where, name].filter(Boolean).join('.');
  if (name && value === null && where !== '') return []; // its own line allows null or not
  const inner = !name ? value : isObject(value) && name in value ? value[name] : MISSING;
  if (inner === MISSING || list === '') return inside(inner, rest, here);
  if (!Array.isArray(inner)) return [{ where: here, value: MISSING }];
  if (list === '[+]' && inner.length === 0) return [{ where: `${here}[0]`, value: MISSING }];
  return inner.flatMap((one, index) => at(one, rest, `${here}[${index}]`));
}

const inside = (value: unknown, rest: string[], where: string): Found[] =>
  value === MISSING ? [{ where, value }] : at(value, rest, where);

function fits(kind: string, value: unknown): boolean {
  if (kind.endsWith('?')) return value === null || fits(kind.slice(0, -1), value);
  return kind.split('|').some((one) => {
    const is = types[one];
    if (!is) throw new Error(`${one} is no type of the tables.`);
    return is(value);
  });
}
