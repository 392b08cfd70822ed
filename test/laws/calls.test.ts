// A build carries only the addresses of calls that its screens write out in quotes
// (scripts/addresses-for-builds.ts): a name built from parts would have no address.
import { describe, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hold, isNode, sourcesIn, where, written, type Node, type Source } from './sources.ts';

const calls = Object.keys(endpoints).map((name) => name.split('.'));
/** Fields of forms that look like a noun or a verb: `places.0`. */
const OF_FORMS = ['places.', '.state'];
const among = (parts: string[]) => new Set(parts.filter((part) => !OF_FORMS.includes(part)));
const starts = among(calls.map(([noun]) => `${noun}.`));
const ends = among(calls.map(([, verb]) => `.${verb}`));
/** Functions that make the call named by their first argument. */
const CALLERS = /^(deskCall|saveFile|useDeskAnswer|call|client\.(call|file))$/;

describe('names of calls', () => {
  it('are written out in quotes, wherever a build looks for them', () =>
    hold(
      sourcesIn('src/web').flatMap((source) =>
        source.nodes
          .filter((node) => startsOrEnds(node) || isPassed(source, node) || isCast(source, node))
          .map(
            (node) =>
              `${where(source, node.start)} puts the name of a call together, and a build would ` +
              `not know it: ${written(source, node)}. Write each name out in quotes, as in an ` +
              'object of them.',
          ),
      ),
    ));
});

/** A template or concatenation with a whole noun before the dot or a whole verb after it. */
function startsOrEnds(node: Node): boolean {
  const fixed = fixedTexts(node);
  return starts.has(fixed[0] ?? '') || (fixed.length === 2 && ends.has(fixed[1] ?? ''));
}

function fixedTexts(node: Node): string[] {
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return [];
  return [node.left, node.right].map((side) =>
    isNode(side) && typeof side.value === 'string' ? side.value : '',
  );
}

function isPassed(source: Source, { type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !CALLERS.test(written(source, callee)))
    return false;
  const [name] = given as Node[];
  return name?.type === 'TemplateLiteral' || name?.type === 'BinaryExpression';
}

function isCast(source: Source, { type, typeAnnotation }: Node): boolean {
  return (
    type === 'TSAsExpression' &&
    isNode(typeAnnotation) &&
    /^\w*Call(Name)?(<.*>)?$/.test(written(source, typeAnnotation))
  );
}
