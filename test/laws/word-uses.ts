// Where the code uses messages: each call of a translator, with the possible keys.
import {
  childrenOf,
  isNode,
  sourcesIn,
  where,
  written,
  type Node,
  type Source,
} from './sources.ts';

/**
 * `keys` are complete, such as `cart.empty`; a call without a literal key has `open`: its
 * expression, and the key's known prefix and suffix.
 */
export type WordUse = { at: string; keys: string[]; open: Open | null; values: string[] | null };
export type Open = {
  source: Source;
  section: string;
  written: string;
  begins: string;
  ends: string;
};

type Scope = Map<string, string>;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

/** Every call of `t`, `say` and the like in src. */
export function wordUses(): WordUse[] {
  return sourcesIn('src').flatMap((source) => [...usesIn(source, source.program, [new Map()])]);
}

/** Each `t` whose section is unknown, because it was passed in without its type. */
export function strayTranslators(): string[] {
  return sourcesIn('src')
    .filter(({ text }) => text.includes('use-intl'))
    .flatMap((source) => {
      const understood = new Set(
        [...usesIn(source, source.program, [new Map()])].map(({ at }) => at),
      );
      return source.nodes
        .filter((node) => isCallOf(node, 't'))
        .map((node) => where(source, node.start))
        .filter((at) => !understood.has(at));
    });
}

function* usesIn(source: Source, node: Node, scopes: Scope[]): Generator<WordUse> {
  const inner = FUNCTIONS.has(node.type) ? [...scopes, translatorsAmong(source, node)] : scopes;
  if (
    node.type === 'VariableDeclarator' &&
    isNode(node.id) &&
    typeof node.id.name === 'string' &&
    isNode(node.init)
  ) {
    const section = sectionMadeBy(node.init);
    if (section !== null) inner.at(-1)?.set(node.id.name, section);
  }
  if (node.type === 'CallExpression') {
    const section = sectionOfCall(node, inner);
    if (section !== null) yield useOf(source, node, section);
  }
  for (const child of childrenOf(node)) yield* usesIn(source, child, inner);
}

/**
 * Parameters with a translator's type: `t: ReturnType<typeof useTranslations<'cart'>>`, `say: Say`.
 */
function translatorsAmong({ text }: Source, { params }: Node): Scope {
  const source = Array.isArray(params)
    ? params
        .filter(isNode)
        .map(({ start, end }) => text.slice(start, end))
        .join('\n')
    : '';
  const typed = [
    ...source.matchAll(/(\w+)\??: ReturnType<typeof useTranslations<'([\w.-]+)'>>/g),
  ].map(([, name = '', section = '']): [string, string] => [name, section]);
  return new Map([
    ...typed,
    ...[...source.matchAll(/(\w+)\??: Say\b/g)].map(([, name = '']): [string, string] => [
      name,
      '',
    ]),
  ]);
}

function sectionMadeBy(made: Node): string | null {
  if (isCallOf(made, 'sayIn')) return '';
  if (!isCallOf(made, 'useTranslations')) return null;
  return literal(argumentOf(made, 0)) ?? '';
}

function sectionOfCall({ callee }: Node, scopes: Scope[]): string | null {
  if (!isNode(callee)) return null;
  if (isCallOf(callee, 'sayIn')) return '';
  const named =
    callee.type === 'MemberExpression' &&
    isNode(callee.property) &&
    /^(rich|markup|raw|has)$/.test(String(callee.property.name))
      ? callee.object
      : callee;
  if (!isNode(named) || named.type !== 'Identifier' || typeof named.name !== 'string') return null;
  for (const scope of scopes.toReversed()) {
    const section = scope.get(named.name);
    if (section !== undefined) return section;
  }
  return null;
}

function useOf(source: Source, call: Node, section: string): WordUse {
  const at = where(source, call.start);
  const keyNode = argumentOf(call, 0);
  const whole = (key: string) => (section ? `${section}.${key}` : key);
  const keys = keyNode && keysOf(source, keyNode);
  const values = valuesOf(argumentOf(call, 1));
  if (!keyNode) return { at, keys: [], open: null, values };
  if (keys) return { at, keys: keys.map(whole), open: null, values };
  const { begins, ends } = edgesOf(keyNode);
  return {
    at,
    keys: [],
    values: null,
    open: { source, section, written: written(source, keyNode), begins: whole(begins), ends },
  };
}

/** The possible keys of an expression, if they are written out in the file; otherwise null. */
function keysOf(source: Source, key: Node): string[] | null {
  const plain = literal(key);
  if (plain !== null) return [plain];
  if (WRAPPERS.has(key.type) && isNode(key.expression)) return keysOf(source, key.expression);
  if (key.type === 'ConditionalExpression') return both(source, key.consequent, key.alternate);
  if (key.type === 'LogicalExpression') return both(source, key.left, key.right);
  if (key.type !== 'Identifier') return null;
  const made = source.nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && isNode(id) && id.name === key.name,
  );
  return made && isNode(made.init) ? keysOf(source, made.init) : null;
}

function both(source: Source, one: unknown, other: unknown): string[] | null {
  const left = isNode(one) ? keysOf(source, one) : null;
  const right = isNode(other) ? keysOf(source, other) : null;
  return left && right ? [...left, ...right] : null;
}

function edgesOf(key: Node): { begins: string; ends: string } {
  const pieces =
    key.type === 'TemplateLiteral' && Array.isArray(key.quasis)
      ? key.quasis.filter(isNode).map(quasiText)
      : [];
  return { begins: pieces.at(0) ?? '', ends: pieces.at(-1) ?? '' };
}

/** The names of the given values, if they are written out; otherwise null. */
export function valuesOf(values: Node | undefined): string[] | null {
  if (!values) return [];
  if (values.type !== 'ObjectExpression') return null;
  const parts = childrenOf(values);
  return parts.some(({ type }) => type !== 'Property')
    ? null
    : parts.flatMap(({ key }) => (isNode(key) ? [String(key.name ?? key.value)] : []));
}

export function literal(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && Array.isArray(node.quasis) && node.quasis.length === 1)
    return quasiText(node.quasis[0]);
  return null;
}

function quasiText(quasi: unknown): string {
  const { value } = isNode(quasi) ? quasi : { value: null };
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}

/** Every string and every property name in a file. */
export function textsIn(source: Source): string[] {
  return source.nodes.flatMap((node) => {
    if (node.type === 'Property' && isNode(node.key) && typeof node.key.name === 'string')
      return [node.key.name];
    return literal(node) ?? [];
  });
}

export function argumentOf(call: Node, place: number): Node | undefined {
  const found: unknown = Array.isArray(call.arguments) ? call.arguments[place] : undefined;
  return isNode(found) ? found : undefined;
}

function isCallOf(node: Node, name: string): boolean {
  return (
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    node.callee.type === 'Identifier' &&
    node.callee.name === name
  );
}
