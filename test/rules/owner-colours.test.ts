import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOn } from '#base/text-on.ts';

/** Contrast as defined by WCAG 2.2, written independently of the tested code. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (/^#(..)(..)(..)$/.exec(colour) ?? [])
      .slice(1)
      .map((part) => {
        const share = Number.parseInt(part, 16) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe('the text on an owner’s colour', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    ['#ffeb3b', '#000000'],
    ['#0d47a1', '#ffffff'],
    ['#FFEB3B', '#000000'],
    ['#0D47A1', '#ffffff'],
    ['#808080', '#000000'],
  ])('%s is %s', (colour, text) => expect(textOn(colour)).toBe(text));
  it('can be read on any colour (4.5:1), and is the better of the two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = `#${number.toString(16).padStart(6, '0')}`;
        const text = textOn(colour);
        expect(contrast(colour, text)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colour, text)).toBeGreaterThanOrEqual(
          contrast(colour, text === '#ffffff' ? '#000000' : '#ffffff'),
        );
      }),
      { numRuns: 2000 },
    );
  });
  it('can be read on every grey', () => {
    for (let grey = 0; grey < 256; grey++) {
      const colour = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(colour, textOn(colour)), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});
