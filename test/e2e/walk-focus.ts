// Moves the focus through a page with Tab, and reports focused elements that are not visible.
import type { Page } from 'playwright-core';

const MOST = 400; // stops; a page that needs more goes in circles
const POINTS = [0.02, 0.25, 0.5, 0.75, 0.98];

/**
 * The stops of Tab, from the top of the page to its end, that are completely covered or out of
 * sight (WCAG 2.4.11), each by its text; `stops` counts all.
 */
export async function walkFocus(page: Page): Promise<{ stops: number; hidden: string[] }> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const met of document.querySelectorAll('[data-met]')) met.removeAttribute('data-met');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedElement, POINTS);
    if (!stop) return { stops, hidden };
    if (stop.cover !== null) hidden.push(`${stop.words} — ${stop.cover}`);
  }
  throw new Error(`Tab did not come to the end of ${page.url()}.`);
}

/** The focused element and what covers it; null once the page is left. Runs in the browser. */
function focusedElement(points: number[]): { words: string; cover: string | null } | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.hasAttribute('data-met')) return null;
  active.setAttribute('data-met', '');
  // a field drawn by its label counts as visible if that is
  const drawn = active.matches('input.sr-only') ? (active.closest('label') ?? active) : active;
  const label = active.getAttribute('aria-label') ?? active.textContent;
  const words = `${active.tagName} ${label.trim().slice(0, 40)} ${active.getAttribute('name') ?? ''}`;
  const met = [...drawn.getClientRects()].flatMap(({ left, top, width, height }) =>
    points.flatMap((across) =>
      points.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
    ),
  );
  if (met.some((one) => one && drawn.contains(one))) return { words, cover: null };
  const above = met.find((one) => one !== null);
  return {
    words,
    cover: above
      ? `under ${above.tagName} ${above.className.toString().slice(0, 60)}`
      : 'out of sight',
  };
}

/** The parts of a page that scroll in two directions (WCAG 1.4.10), each by its class. */
export function scrolledBothWays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = (one: Element) => one.scrollWidth > one.clientWidth + 1;
    const root = document.documentElement;
    const both = [...document.querySelectorAll('body *')].filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return (
        one.clientHeight > 0 &&
        scrolls(overflowX) &&
        scrolls(overflowY) &&
        wide(one) &&
        one.scrollHeight > one.clientHeight + 1
      );
    });
    const found = both.map((one) => one.className.toString().slice(0, 60));
    return wide(root) ? [`the page: ${root.scrollWidth} in ${root.clientWidth}`, ...found] : found;
  });
}
