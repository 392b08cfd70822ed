import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against a page as it stands, each with the first places. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const own = Reflect.get(globalThis, 'axe') as {
      run: (
        where: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations } = await own.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'], // what is right is not written down: half the time
      preload: false, // the one rule that reads style sheets is an experiment, and off
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  }, RULES);
}
