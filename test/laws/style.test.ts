// Right-to-left for free: screens use start and end, never left and right.
import { describe, it } from 'vitest';
import {
  childrenOf,
  filesIn,
  hold,
  isNode,
  nodesOf,
  sourcesIn,
  textOf,
  where,
  type Node,
  type Source,
} from './sources.ts';

const PHYSICAL =
  /^-?(m[lr]|p[lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(l|r|tl|tr|bl|br)|float-(left|right)|clear-(left|right)|text-(left|right)|origin-(left|right)|bg-(left|right)|object-(left|right)|inset-[lr])(-|$)/;
const LOGICAL: Record<string, string> = {
  ml: 'ms',
  mr: 'me',
  pl: 'ps',
  pr: 'pe',
  left: 'start',
  right: 'end',
  'text-left': 'text-start',
  'text-right': 'text-end',
  'border-l': 'border-s',
  'border-r': 'border-e',
  'rounded-l': 'rounded-s',
  'rounded-r': 'rounded-e',
};
const PHYSICAL_CSS =
  /(?<![\w-])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|left|right|border-(top|bottom)-(left|right)-radius|(text-align|float|clear):\s*(left|right))\s*[:;]/g;
const PHYSICAL_STYLE =
  /^((margin|padding|border)(Left|Right)\w*|left|right|border(Top|Bottom)(Left|Right)Radius)$/;
// Intended classes: `file class`, and why it does not change with the direction.
const MEANT = new Map<string, string>([]);

const web = sourcesIn('src/web');

describe('style', () => {
  it('breakpoints are those of the specification', () => {
    const found = [...textOf('src/web/styles.css').matchAll(/--breakpoint-\w+: (\d+)px/g)];
    hold(
      found.map(([, width]) => width).join() === '576,768,992,1200'
        ? []
        : ['src/web/styles.css has other breakpoints than 576, 768, 992 and 1200 px.'],
    );
  });

  it('no class says left or right', () =>
    hold(
      web.flatMap((source) =>
        source.nodes.flatMap((node) =>
          classesIn(node)
            .filter(
              (one) =>
                PHYSICAL.test(one.split(':').at(-1) ?? '') && !MEANT.has(`${source.path} ${one}`),
            )
            .map(
              (one) =>
                `${where(source, node.start)} has the class ${one}, which stays where it is ` +
                `in Arabic: ${adviceFor(one)}`,
            ),
        ),
      ),
    ));

  it('no style property says left or right', () =>
    hold(
      web.flatMap((source) =>
        stylesIn(source).map(
          ([at, name]) =>
            `${where(source, at)} sets the style ${name}, which stays where it is in Arabic: ` +
            'use insetInlineStart, marginInlineStart and their like.',
        ),
      ),
    ));

  it('no style sheet says left or right', () =>
    hold(
      filesIn('src/web')
        .filter((path) => path.endsWith('.css'))
        .flatMap((path) => {
          const text = textOf(path).replaceAll(/\/\*[^]*?\*\//g, (comment) =>
            comment.replaceAll(/[^\n]/g, ' '),
          );
          return [...text.matchAll(PHYSICAL_CSS)]
            .filter(({ 0: use }) => !MEANT.has(`${path} ${use}`))
            .map(
              ({ 0: use, index }) =>
                `${where({ path, text }, index)} says “${use}”: use inset-inline-start, ` +
                'margin-inline-start, text-align: start and their like.',
            );
        }),
    ));

  it('every class on the list of the meant is still there', () =>
    hold(
      [...MEANT.keys()]
        .filter(
          (entry) =>
            !web.some(
              ({ path, text }) =>
                entry.startsWith(`${path} `) && text.includes(entry.slice(path.length + 1)),
            ),
        )
        .map(
          (entry) =>
            `MEANT lists “${entry}”, which is not there any more: take it out of this law.`,
        ),
    ));
});

/** The words of a string in a source, class or not: no other string looks like `ml-2`. */
function classesIn({ type, value }: Node): string[] {
  const text =
    type === 'Literal'
      ? value
      : type === 'TemplateElement' &&
          typeof value === 'object' &&
          value !== null &&
          'cooked' in value
        ? value.cooked
        : null;
  return typeof text === 'string' ? text.split(/\s+/).filter((word) => word.includes('-')) : [];
}

function stylesIn({ nodes }: Source): [number, string][] {
  return nodes
    .filter(
      (node) => node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'style',
    )
    .flatMap((node) => [...nodesOf(node)])
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(childrenOf)
    .flatMap(({ key, start }): [number, string][] =>
      isNode(key) && typeof key.name === 'string' && PHYSICAL_STYLE.test(key.name)
        ? [[start, key.name]]
        : [],
    );
}

function adviceFor(one: string): string {
  const bare = (one.split(':').at(-1) ?? '').replace(/^-/, '');
  const found = Object.entries(LOGICAL).find(
    ([physical]) => bare === physical || bare.startsWith(`${physical}-`),
  );
  return found
    ? `write ${one.replace(found[0], found[1])}.`
    : 'use the class of its start or end, or list it in MEANT of this law with the reason.';
}
