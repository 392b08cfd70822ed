// The sources for the laws: text, syntax tree and imports of each file, and the report of a broken
// law.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect } from 'vitest';

export const root = join(import.meta.dirname, '../..');

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;
export type Import = { from: string; at: number; typeOnly: boolean };
/** A file: `nodes` is its whole syntax tree, in the order of the text. */
export type Source = {
  path: string;
  text: string;
  program: Node;
  nodes: Node[];
  comments: { value: string; start: number }[];
  imports: Import[];
};

const SHOWN = 25;
const read = new Map<string, Source[]>();

/** Every TypeScript file below a folder of the repository, parsed once. */
export function sourcesIn(folder: string): Source[] {
  const cached = read.get(folder);
  if (cached) return cached;
  const sources = filesIn(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map(parse);
  read.set(folder, sources);
  return sources;
}

/**
 * The paths of all files below a folder, such as `src/web/root.tsx`; empty if there is no such
 * folder.
 */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .sort();
  } catch {
    return [];
  }
}

export const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** A file with its syntax tree. */
export function parse(path: string): Source {
  const text = textOf(path);
  const { program, comments, errors } = parseSync(path, text);
  const tree: unknown = program;
  if (errors[0] || !isNode(tree))
    throw new Error(`${path} can not be parsed: ${errors[0]?.message ?? 'no program'}`);
  const nodes = [...nodesOf(tree)];
  return { path, text, program: tree, nodes, comments, imports: importsOf(nodes) };
}

function importsOf(nodes: Node[]): Import[] {
  return nodes.flatMap((node) => {
    const from = isNode(node.source) ? node.source.value : undefined;
    if (typeof from !== 'string') return [];
    return [
      {
        from,
        at: node.start,
        typeOnly:
          node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type',
      },
    ];
  });
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}

/** A node and everything below it, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** A position in a file, in the form that editors open: `src/process/app.ts:12`. */
export function where({ path, text }: { path: string; text: string }, at: number): string {
  return `${path}:${text.slice(0, at).split('\n').length}`;
}

/** The source text of a node, on one line. */
export const written = ({ text }: Source, { start, end }: Node) =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 100);

/** Fails with one line for each breach; passes if there are none. */
export function hold(found: string[]): void {
  const breaches = [...new Set(found)];
  if (breaches.length === 0) return;
  const rest = breaches.length - SHOWN;
  expect.fail(
    [
      '',
      ...breaches.slice(0, SHOWN).map((breach) => `- ${breach}`),
      ...(rest > 0 ? [`… and ${rest} more.`] : []),
    ].join('\n'),
  );
}
