// Which exports are imported from where, so that those of nobody can be told.
import { posix } from 'node:path';
import { pathOf } from './import-graph.ts';
import { childrenOf, isNode, type Node, type Source } from './sources.ts';

/**
 * What these files import: `src/base/money.ts toDecimal`, or `src/base/money.ts` alone where a file
 * is imported whole, by `import *` or `import()`.
 */
export function importedNames(sources: Source[]): Set<string> {
  return new Set(
    sources.flatMap(({ path, nodes }) =>
      nodes.flatMap((node) => {
        if (!isNode(node.source) || typeof node.source.value !== 'string') return [];
        const from = placeOf(node.source.value, path);
        const names = namesIn(node);
        return names.length > 0 ? names.map((name) => `${from} ${name}`) : [from];
      }),
    ),
  );
}

const placeOf = (from: string, by: string): string =>
  from.startsWith('.') ? posix.join(posix.dirname(by), from) : pathOf(from);

/** The names that an import or an export from elsewhere says; none where it takes all. */
function namesIn(node: Node): string[] {
  return childrenOf(node).flatMap(({ type, imported, local }) => {
    const named = type === 'ImportSpecifier' ? imported : type === 'ExportSpecifier' ? local : null;
    if (type === 'ImportDefaultSpecifier') return ['default'];
    return isNode(named) && typeof named.name === 'string' ? [named.name] : [];
  });
}
