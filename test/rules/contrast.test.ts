// The owner's colours are readable in both schemes.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrast, GROUND, READABLE, readableOn } from '#base/contrast.ts';
import { ownColours } from '#base/own-colours.ts';

describe('contrast', () => {
  it('is what WCAG reckons', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
  });
  it.each(['#ffff00', '#ffffff', '#767676', '#777777', '#00ff00', '#000000', '#131316', '#0000ff'])(
    'of %s is enough once it is corrected, on either ground',
    (colour) => {
      for (const ground of Object.values(GROUND))
        expect(contrast(readableOn(ground, colour), ground)).toBeGreaterThanOrEqual(READABLE);
    },
  );
  it('leaves a colour alone that can be read', () =>
    expect(readableOn(GROUND.light, '#6f41c1')).toBe('#6f41c1'));
});

describe('the owner’s colours', () => {
  it('stay as they are in light, and are lighter in dark', () => {
    const colours = ownColours('#0000aa', '');
    expect(colours?.light).toEqual({ primary: '#0000aa', hover: '#0000aa', onPrimary: '#ffffff' });
    expect(contrast(colours?.dark.primary ?? '', GROUND.dark)).toBeGreaterThanOrEqual(READABLE);
  });
  it('are none unless they are colours', () => expect(ownColours('red', '#000000')).toBeNull());
  it('are reckoned on the grounds that the styles have', async () => {
    const css = await readFile('src/web/styles.css', 'utf8');
    expect([...css.matchAll(/--ground: (.+);/g)].map(([, ground]) => ground)).toEqual([
      'oklch(1 0 0)', // #ffffff
      'oklch(0.19 0.006 285)', // #131316
    ]);
  });
});
