// Meaningless names, and ways around the type checker: where they are allowed, and why.
import { basename } from 'node:path';
import { describe, it } from 'vitest';
import { importedNames } from './imported-names.ts';
import {
  childrenOf,
  filesIn,
  hold,
  isNode,
  sourcesIn,
  where,
  written,
  type Node,
  type Source,
} from './sources.ts';

const EMPTY_WORD = /^(utils?|helpers?|common|services?|managers?|dtos?|misc)$/;
const EMPTY_END = /(Utils?|Helpers?|Service|Manager|Dto|DTO)$/;
const MEANT = new Map([
  ['src/market/content/read-common.ts', 'it reads the call that the wire calls `common`'],
  ['src/hall/services.ts', 'what a process holds for its doors: all services together'],
  ['src/process/open-services.ts', 'it opens the services'],
  ['public/service-worker.js', 'browsers call it a service worker'],
  ['src/web/service-worker.ts', 'browsers call it a service worker'],
]);

// `as` is allowed where untyped data comes in: the database, the wire's shapes, other companies'
// answers.
const CASTING_ROOMS = /^src\/(db|contract|outside)\//;
// Everywhere else, each file with `as` is listed here, with the number and the reason.
const WALLS = new Map<string, [number, string]>([
  ['src/hall/settings-reader.ts', [1, 'a word of the list, after the list was searched']],
  ['src/process/dev-code.ts', [1, 'a bundle is loaded without its type']],
  ['src/process/dev-pages.ts', [1, 'a route that answers with data has no component']],
  ['src/process/dev-server.ts', [1, 'Vite loads a module without its type']],
  ['src/process/dev-shop.ts', [1, 'Vite loads a module without its type']],
  ['src/api/wire/form-fields.ts', [1, 'the bytes of a part are of its own buffers']],
  ['src/process/listen-on.ts', [1, 'a listening server has an address with a port']],
  ['src/process/fill-demo.ts', [1, 'what fill-apart.ts sends']],
  ['src/process/fill-apart.ts', [1, 'what fill-demo.ts answers']],
  ['src/api/v1/handlers.ts', [1, 'the table of handlers, met by name: each fits its own endpoint']],
  ['src/api/input-as-read.ts', [2, 'the table of inputs, met by name: each fits its own endpoint']],
  ['src/api/resource.ts', [1, 'an export asks as its list does, page by page']],
  ['src/contract/resource.ts', [1, 'zod wants a list of words that has a first']],
  ['src/api/openapi-schema.ts', [2, 'zod and JSON answer shapes without types']],
  ['src/web/router/page-data.ts', [1, 'what the server wrote with React Router']],
  ['src/demo/draw.ts', [1, 'a JSON file of the demo market']],
  ['src/jobs/webhooks/news-of.ts', [1, 'the same for what webhooks are told']],
  ['src/jobs/reactions.ts', [1, 'the table of reactions, met by kind: each fits its own event']],
  ['src/jobs/start-jobs.ts', [1, 'the queue hands payloads over without types']],
  ['src/web/answer.ts', [1, 'Node types a single header as one or many']],
  ['src/web/ui/api.ts', [3, 'the wire: what the API answers is what the contract says']],
  ['src/web/desk/parts/upload.ts', [1, 'the wire: what the API answers is what the contract says']],
  [
    'src/web/desk/parts/desk-call.ts',
    [2, 'a form’s values meet the input of the call that it names'],
  ],
  ['src/web/desk/edit/draft.ts', [1, 'what this browser kept is what this file gave it']],
  ['src/web/ui/page-head.ts', [1, 'the router hands loader data over without types']],
  ['src/web/ui/site.ts', [1, 'the router hands loader data over without types']],
  ['src/api/reference.ts', [1, 'reads back what openapi.ts has just printed']],
  [
    'src/hall/read-cache.ts',
    [1, 'one map remembers values of many kinds, each read back under the key it was kept with'],
  ],
  ['src/words/say.ts', [2, 'keys are checked by a law and not by the type of use-intl']],
]);

// Files that React Router, Vite and builds load, by exports with fixed names.
const LOADED = new RegExp(
  '^src/web/(root|routes|entry\\.\\w+|worker|router/(index|hydrated-router))\\.tsx?$' +
    '|-(page|layout)\\.tsx$|^src/process/dev-',
);

const src = sourcesIn('src');
const all = ['src', 'test', 'bench', 'scripts'].flatMap(sourcesIn);

describe('names', () => {
  it('no file has an empty name', () =>
    hold(
      ['src', 'public', 'scripts', 'bench', 'test'].flatMap(filesIn).flatMap((path) => {
        const word = basename(path)
          .replace(/\..*$/, '')
          .split('-')
          .find((part) => EMPTY_WORD.test(part));
        return word && !MEANT.has(path)
          ? [
              `${path} is called “${word}”, which says nothing: name it for the one thing it ` +
                'exports.',
            ]
          : [];
      }),
    ));

  it('nothing is exported under an empty name', () =>
    hold(
      src.flatMap((source) =>
        exportedNames(source.program)
          .filter(({ name }) => EMPTY_END.test(name) || EMPTY_WORD.test(name))
          .filter(() => !MEANT.has(source.path))
          .map(
            ({ name, at }) =>
              `${where(source, at)} exports “${name}”: say what it does or is, without Utils, ` +
              'Helper, Service, Manager or Dto.',
          ),
      ),
    ));

  it('no class but what is thrown, Refusal and GatewayProblem, and what catches for React', () =>
    hold(
      find(
        src,
        (node) =>
          (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') &&
          !(
            isNode(node.id) &&
            ['Refusal', 'GatewayProblem', 'ErrorCatcher'].includes(String(node.id.name))
          ),
      ).map(([at, text]) => `${at} declares a class (${text}): write a plain type and functions.`),
    ));
});

describe('types', () => {
  it('are never any, which would hide a wrong value until somebody buys', () =>
    hold(
      find(all, (node) => node.type === 'TSAnyKeyword').map(
        ([at]) => `${at} says any: say the type, or unknown and look at it.`,
      ),
    ));

  it('are never forced by !, which would end a page on what is not there', () =>
    hold(
      find(all, (node) => node.type === 'TSNonNullExpression' || node.definite === true).map(
        ([at, text]) =>
          `${at} promises with ! that something is there (${text}): look, and refuse or ` +
          'choose when it is not.',
      ),
    ));

  it('as only at the walls', () =>
    hold(
      src
        .filter(({ path }) => !CASTING_ROOMS.test(path))
        .flatMap((source) => {
          const casts = find([source], isCast);
          const [allowed] = WALLS.get(source.path) ?? [0];
          if (casts.length === allowed) return [];
          if (casts.length < allowed)
            return [
              `${source.path} has ${casts.length} uses of “as” where the list WALLS of this ` +
                `law says ${allowed}: correct the list.`,
            ];
          return casts.map(
            ([at, text]) =>
              `${at} says “${text}”: let the type follow from the value, or look at it with a ` +
              `check${allowed ? ` (the list WALLS allows ${allowed} in this file)` : ''}.`,
          );
        }),
    ));

  it('the list of walls has no file that is gone', () =>
    hold(
      [...WALLS.keys()]
        .filter((path) => !src.some((source) => source.path === path))
        .map((path) => `WALLS lists ${path}, which does not exist: take it out of this law.`),
    ));
});

describe('left behind', () => {
  it('no value is exported that nobody imports', () => {
    const imported = importedNames([...all, ...sourcesIn('clients')]);
    hold(
      src
        .filter(({ path }) => !LOADED.test(path) && !imported.has(path))
        .flatMap((source) =>
          exportedValues(source.program)
            .filter(({ name }) => !imported.has(`${source.path} ${name}`))
            .map(
              ({ name, at }) =>
                `${where(source, at)} exports ${name}, which nobody imports: take the export away.`,
            ),
        ),
    );
  });

  it('no TODO, no FIXME, no switched-off check', () =>
    hold(
      all.flatMap((source) =>
        source.comments
          .filter(({ value }) =>
            /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|eslint-disable/.test(
              value,
            ),
          )
          .map(
            ({ value, start }) =>
              `${where(source, start)} leaves work behind (${value.trim().slice(0, 80)}): do ` +
              'it, or write a decision page.',
          ),
      ),
    ));

  it('no console: what the shop says goes into its log, where an operator looks', () =>
    hold(
      find(
        src,
        (node) =>
          node.type === 'MemberExpression' && isNode(node.object) && node.object.name === 'console',
      ).map(
        ([at, text]) =>
          `${at} writes to the console (${text}): use the house's log, or say it on the screen.`,
      ),
    ));
});

function find(sources: Source[], wanted: (node: Node) => boolean): [string, string][] {
  return sources.flatMap((source) =>
    source.nodes
      .filter(wanted)
      .map((node): [string, string] => [where(source, node.start), written(source, node)]),
  );
}

function isCast(node: Node): boolean {
  if (node.type === 'TSTypeAssertion') return true;
  if (node.type !== 'TSAsExpression' || !isNode(node.typeAnnotation)) return false;
  const { typeName } = node.typeAnnotation;
  return !(isNode(typeName) && typeName.name === 'const');
}

type Exported = { name: string; at: number };

const exportedValues = (program: Node): Exported[] =>
  exportedNames(program, ({ exportKind }) => exportKind !== 'type');

function exportedNames(program: Node, isWanted = (_: Node) => true): Exported[] {
  return childrenOf(program)
    .filter((node) => node.type === 'ExportNamedDeclaration' && isWanted(node))
    .flatMap(childrenOf)
    .flatMap((exported) =>
      exported.type === 'VariableDeclaration' ? childrenOf(exported) : [exported],
    )
    .flatMap((exported) =>
      isNode(exported.exported) ? [exported.exported] : isNode(exported.id) ? [exported.id] : [],
    )
    .flatMap(({ name, start }) => (typeof name === 'string' ? [{ name, at: start }] : []));
}
