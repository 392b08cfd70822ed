// The titles of a file's tests, each after those of its groups, as docs/specification.md writes
// them.
import { childrenOf, isNode, type Node, type Source } from './sources.ts';

const TESTS = new Set(['it', 'test']);

/** `a cart › holds 100 lines`; the value in a template is `…`, and is left out at the end. */
export function titlesIn({ program }: Source): string[] {
  return titlesBelow(program, []);
}

function titlesBelow(node: Node, above: string[]): string[] {
  const called = node.type === 'CallExpression' ? calledBy(node) : '';
  const title = TESTS.has(called) || called === 'describe' ? titleOf(node) : null;
  const path = title === null ? above : [...above, title];
  return [
    ...(title !== null && TESTS.has(called) ? [path.join(' › ')] : []),
    ...childrenOf(node).flatMap((child) => titlesBelow(child, path)),
  ];
}

/** `it` of `it(…)`, `it.each(…)(…)` and the like. */
function calledBy(node: Node): string {
  const inner = [node.callee, node.object, node.tag].find(isNode);
  if (inner) return calledBy(inner);
  return node.type === 'Identifier' ? String(node.name) : '';
}

/** The text of the first argument, if another one follows. */
function titleOf(node: Node): string | null {
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : [];
  return isNode(first) && isNode(second) ? (textIn(first)?.replace(/…$/, '') ?? null) : null;
}

function textIn(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    return node.quasis.filter(isNode).map(cookedIn).join('…');
  if (node.type !== 'BinaryExpression' || !isNode(node.left) || !isNode(node.right)) return null;
  return `${textIn(node.left) ?? '…'}${textIn(node.right) ?? '…'}`;
}

function cookedIn({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : '';
}
