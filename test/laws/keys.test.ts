// The keys of the messages: every key in the code exists, and every existing key is used.
import { describe, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { findings } from '#contract/findings.ts';
import { refusals } from '#contract/refusals.ts';
import { parametersOf, messagesOf } from './messages.ts';
import { ASKED_BY_BROWSERS, SERVER_ONLY } from '#words/parts.ts';
import { isRoute, pathOf, chainTo } from './import-graph.ts';
import { fieldsOfRows, refusedFields } from './refused-fields.ts';
import { bringers } from './bringers.ts';
import { hold, isNode, sourcesIn, where, type Node } from './sources.ts';
import {
  argumentOf,
  literal,
  strayTranslators,
  textsIn,
  valuesOf,
  wordUses,
  type Open,
} from './word-uses.ts';

// Keys that the code builds, by prefix, if the whole list is known.
const FAMILIES: Record<string, string[]> = {
  'finding.': Object.keys(findings), // an import's findings about rows and columns
  'refusal.': [...Object.keys(refusals), 'internal'], // any refusal, and the message for a bug
  'toast.': Object.values(endpoints).flatMap(({ toast, toastOff, toastInPart, toastWaiting }) =>
    [toast ?? [], toastOff ?? [], toastInPart ?? [], toastWaiting ?? []].flat(),
  ), // the success message of a call
};
// Keys that no analysis of the code can find: where they are used, and why not. A built key with
// more possibilities than this can be any refusal: a type that the law cannot see narrows it.
const MOST_NAMED = 30;
const USED_ELSEWHERE: { key: string; why: string }[] = [
  ...refusedFields(),
  ...fieldsOfRows(),
  'archived_at', // not of a call, but of a product's history
].flatMap((field) =>
  ['field', 'desk-field'].map((section) => ({
    key: `${section}.${field}`,
    why: 'refusals name it, in src/words/field-name.ts',
  })),
);

const english = messagesOf('en');
const src = sourcesIn('src');
const routes = src.filter(({ path }) => isRoute(path));
const uses = wordUses();
const used = new Set([
  ...uses.flatMap(({ keys, open }) => (open ? keysOfOpen(open) : keys)),
  ...USED_ELSEWHERE.map(({ key }) => key),
]);

describe('keys', () => {
  it('the section of every t is seen', () =>
    hold(
      strayTranslators().map(
        (at) =>
          `${at} calls a t whose section is not seen: declare it with ` +
          `useTranslations('section') in the same function, or type the parameter as ` +
          `ReturnType<typeof useTranslations<'section'>>.`,
      ),
    ));

  it('every key that is asked for is there', () =>
    hold(
      [
        ...uses.flatMap(({ at, keys }) => keys.map((key) => ({ at, key }))),
        ...Object.entries(FAMILIES).flatMap(([begins, ends]) =>
          ends.map((end) => ({ at: `the contract (${begins})`, key: begins + end })),
        ),
      ]
        .filter(({ key }) => !english.has(key))
        .map(
          ({ at, key }) =>
            `${at} asks for ${key}, which locales/en.json does not have: write it in all five ` +
            'catalogues.',
        ),
    ));

  it('every field that a refusal can name has a name for people', () =>
    hold(
      refusedFields()
        .filter((field) => !english.has(`field.${field}`) && !english.has(`desk-field.${field}`))
        .map(
          (field) =>
            `${field} is a field of the API without a name: write field.${field} in all five ` +
            'catalogues, as its screen calls it.',
        ),
    ));

  it('every key that the code puts together is recognised', () =>
    hold(
      uses.flatMap(({ at, open }) =>
        open && keysOfOpen(open).length === 0
          ? [
              `${at} asks for a key that the law can not follow (${open.written}): write the ` +
                'keys out in the same file or in one that it imports, or list them in ' +
                'ASKED_ELSEWHERE of this law.',
            ]
          : [],
      ),
    ));

  it('every key that is there is asked for', () =>
    hold(
      [...english.keys()]
        .filter((key) => !used.has(key))
        .map(
          (key) =>
            `locales/*.json has ${key} (“${english.get(key)?.text ?? ''}”), which nothing ` +
            'asks for: use it, or take it out of all five catalogues.',
        ),
    ));

  it('every call hands over the values that its text asks for', () =>
    hold(
      uses.flatMap(({ at, keys, values }) =>
        keys.flatMap((key) =>
          lacking(key, values).map((name) => `${at} says ${key} without {${name}}: hand it over.`),
        ),
      ),
    ));

  it('every screen brings the parts of the words that it says', () =>
    hold(
      bringers().flatMap(({ parts, has }) => {
        const loaded = new Set(
          uses.filter(({ keys }) => keys.some(has)).map(({ at }) => at.split(':')[0]),
        );
        const brings = parts.map((part) => `/${part}-words.client.ts`);
        return routes.flatMap(({ path }) => {
          const chain = loaded.has(path)
            ? [path]
            : chainTo(path, (from) => loaded.has(pathOf(from)), { types: false });
          return chain.length === 0 ||
            chainTo(path, (from) => brings.some((end) => from.endsWith(end)), { types: false })
              .length > 0
            ? []
            : [
                `${path} says words of ${parts.join(' or ')} (by ${chain.at(-1)}) that browsers may ` +
                  `not have: let it import '…${brings[0]}'.`,
              ];
        });
      }),
    ));

  it('browsers get every key that their code asks for', () =>
    hold(
      uses
        .filter(({ at }) => at.startsWith('src/web/ui/') || at.startsWith('src/web/storefront/'))
        .flatMap(({ at, keys, open }) =>
          (open ? keysOfOpen(open).filter((_, __, all) => all.length <= MOST_NAMED) : keys).flatMap(
            (key) => {
              const [section = '', ...rest] = key.split('.');
              const used = ASKED_BY_BROWSERS[section];
              return used && !used.includes(rest.join('.'))
                ? [
                    `${at} asks for ${key}, which browsers do not get: add it to ` +
                      'ASKED_BY_BROWSERS in src/words/parts.ts.',
                  ]
                : [];
            },
          ),
        ),
    ));

  it('what only the server says, no screen says', () =>
    hold(
      sourcesIn('src').flatMap((source) =>
        SERVER_ONLY.filter((section) => source.text.includes(`useTranslations('${section}`)).map(
          (section) =>
            `${source.path} takes the words of ${section}, which browsers never fetch: say ` +
            'them in the loader, or take the section out of SERVER_ONLY in src/words/parts.ts.',
        ),
      ),
    ));

  it('every refusal hands over the values that its words ask for', () =>
    hold(
      src.flatMap((source) =>
        source.nodes.flatMap((node) => {
          const made =
            node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'Refusal'
              ? refusalMade(node)
              : refusalAsData(node);
          return made
            ? lacking(`refusal.${made.code}`, made.values).map(
                (name) =>
                  `${where(source, node.start)} refuses with ${made.code} without {${name}}, ` +
                  'which its words ask for: hand it over.',
              )
            : [];
        }),
      ),
    ));
});

function lacking(key: string, values: string[] | null): string[] {
  const message = english.get(key);
  return message && values
    ? parametersOf(message)
        .map((parameter) => parameter.replace(/ \(.*|[<>]/g, ''))
        .filter((name) => !values.includes(name))
    : [];
}

function refusalMade(made: Node): { code: string; values: string[] | null } | null {
  const code = literal(argumentOf(made, 0));
  return code === null ? null : { code, values: valuesOf(argumentOf(made, 1)) };
}

/** A refusal as data: `{ code: 'not-enough-stock', values: { stock } }`. */
function refusalAsData(node: Node): { code: string; values: string[] | null } | null {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return null;
  const properties = new Map(
    node.properties
      .filter(isNode)
      .flatMap(({ key, value }): [unknown, Node][] =>
        isNode(key) && isNode(value) ? [[key.name, value]] : [],
      ),
  );
  const code = literal(properties.get('code'));
  const values = properties.get('values');
  return code !== null && code in refusals && values ? { code, values: valuesOf(values) } : null;
}

/**
 * The possible values of a built key: those of a family, those with its prefix and suffix, or those
 * written out in the same file or in one that it imports.
 */
function keysOfOpen({ source, section, begins, ends }: Open): string[] {
  const prefix = section ? `${section}.` : '';
  const family = Object.entries(FAMILIES).find(([start]) => begins.startsWith(start));
  if (family) return family[1].map((end) => family[0] + end);
  if (begins !== prefix || ends !== '')
    return [...english.keys()].filter((key) => key.startsWith(begins) && key.endsWith(ends));
  const near = [source.path, ...source.imports.map(({ from }) => pathOf(from))];
  return src
    .filter(({ path }) => near.includes(path))
    .flatMap(textsIn)
    .map((text) => prefix + text)
    .filter((key) => english.has(key));
}
