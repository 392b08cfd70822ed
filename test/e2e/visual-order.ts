import type { Locator } from 'playwright-core';

/** The visible letters of an element, in their order from left to right. */
export const lettersFromLeft = (found: Locator): Promise<string> =>
  found.evaluate((element) => {
    const letters: { letter: string; x: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only')) continue;
      for (const [at, letter] of [...(node.nodeValue ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter, x: left });
      }
    }
    return letters
      .toSorted((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  });
