// Which exports are imported from where, to find unused ones.
import { posix } from 'node:path';
import { pathOf } from './import-graph.ts';
import { childrenOf, isNode, type Node, type Source } from './sources.ts';

/**
 * The imports of these files: `src/base/money.ts toDecimal`, or only `src/base/money.ts` for a
 * whole file, by `import *` or `import()`.
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

/** The names in an import or a re-export; none if it takes everything. */
function namesIn(node: Node): string[] {
  return childrenOf(node).flatMap(({ type, imported, local }) => {
    const named = type === 'ImportSpecifier' ? imported : type === 'ExportSpecifier' ? local : null;
    if (type === 'ImportDefaultSpecifier') return ['default'];
    return isNode(named) && typeof named.name === 'string' ? [named.name] : [];
  });
}
