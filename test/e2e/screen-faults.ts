// Faults that are visible on a screen: it does not fit, or texts are cut off.
import type { Page } from 'playwright-core';

/** The faults of the present screen at the window's width. */
export async function screenFaults(page: Page): Promise<string[]> {
  await page.evaluate(FUNCTIONS);
  return page.evaluate(() => (Reflect.get(globalThis, 'faultsInPage') as () => string[])());
}

const SLACK = 1.5; // px; letters may slightly exceed their box
const NAMED = 'button, a, label, legend, summary, h1, h2, h3, th, dt, [role=tab], [role=status]';

/** Whether it is visible, and not only for screen readers. */
function isVisible(one: Element): boolean {
  for (let at: Element | null = one; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX === 'hidden' && at.clientWidth <= 1) return false;
  return one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The visible texts of an element. */
function textsIn(one: Element): Text[] {
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(
    ({ data, parentElement: by }) => data.trim() && by && !by.closest('select') && isVisible(by),
  );
}

/** The first box around a text that cuts it off or should contain it. */
function cutBy(text: Text, named: Element): Element | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  for (let at = text.parentElement; at; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    const edge = at.getBoundingClientRect();
    const out = Math.max(edge.left - box.left, box.right - edge.right);
    if ((at === named || overflowX !== 'visible') && out > SLACK) return at;
  }
  return null;
}

/** Whether an empty field is too small for its hint. */
function isShort(input: HTMLInputElement): boolean {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || input.value || !isVisible(input)) return false;
  pen.font = font;
  const edges = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
  return pen.measureText(input.placeholder).width > input.clientWidth - edges + SLACK;
}

function faultsInPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wrong = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  for (const one of document.querySelectorAll(NAMED))
    for (const text of textsIn(one)) {
      const by = cutBy(text, one);
      if (by) wrong.push(`“${text.data}” is cut by <${by.localName} class="${by.className}">`);
    }
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
    if (isShort(input)) wrong.push(`“${input.placeholder}” has no room in ${input.name}`);
  return wrong;
}

const FUNCTIONS = `(() => {
const SLACK = ${SLACK};
const NAMED = ${JSON.stringify(NAMED)};
${[isVisible, textsIn, cutBy, isShort, faultsInPage].map(String).join('\n')}
globalThis.faultsInPage = faultsInPage;
})()`;
