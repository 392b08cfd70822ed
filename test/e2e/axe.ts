import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Found = { id: string; nodes: { html: string; target: string[] }[] };
type Axe = {
  run: (where: Document | Element, options: object) => Promise<{ violations: Found[] }>;
};

/**
 * The violations that axe finds on the present page, each with its first places. Targets that are
 * too small only because a sticky bar covers them are checked again in the middle of the window.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const own = Reflect.get(globalThis, 'axe') as Axe;
    const { violations } = await own.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'], // skips recording the passes, which saves half the time
      preload: false, // the only rule that reads style sheets is experimental, and off
    });
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const small: Found['nodes'] = [];
      for (const node of violation.nodes) if (await isSmall(node.target)) small.push(node);
      violation.nodes = small;
    }
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' | ')}`,
      );

    async function isSmall([selector = '']: string[]): Promise<boolean> {
      const element = document.querySelector(selector);
      if (!element) return true;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await own.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
      return again.violations.length > 0;
    }
  }, RULES);
}
