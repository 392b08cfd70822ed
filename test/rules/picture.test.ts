import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formName,
  formOf,
  LETTER_WIDTH,
  THUMB_PREFIX,
  THUMB_WIDTH,
  widths,
} from '#base/picture.ts';

const NAME = '0a1b2c3d4e5f6789.webp';
const STEM = '0a1b2c3d4e5f6789';
const digits = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 16,
  maxLength: 16,
});

describe('a form’s name', () => {
  it('is the width, the picture’s name and the format', () => {
    expect(formName(NAME, 480, 'avif')).toBe(`480-${STEM}.avif`);
    expect(formName(`${STEM}.jpg`, 160, 'webp')).toBe(`160-${STEM}.webp`);
  });
  it('is read back', () => {
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(...widths),
        fc.constantFrom('webp' as const, 'avif' as const),
        (stem, width, format) => {
          expect(formOf(formName(`${stem}.webp`, width, format))).toEqual({
            name: `${stem}.webp`,
            width,
            format,
          });
        },
      ),
    );
  });
  it('is that of a small JPEG for letters, in one width only', () => {
    expect(formName(NAME, LETTER_WIDTH, 'jpeg')).toBe(`160-${STEM}.jpg`);
    expect(formOf(`160-${STEM}.jpg`)).toEqual({ name: NAME, width: 160, format: 'jpeg' });
    expect(formOf(`320-${STEM}.jpg`)).toBeNull();
  });
  it('as older clients make a thumbnail’s is that of the thumbnail’s width', () => {
    expect(formOf(`${THUMB_PREFIX}${NAME}`)).toEqual({
      name: NAME,
      width: THUMB_WIDTH,
      format: 'webp',
    });
    expect(widths).toContain(THUMB_WIDTH);
    expect(THUMB_WIDTH).toBeLessThanOrEqual(320);
  });
  it.each([
    '',
    NAME,
    `481-${NAME}`,
    `48-${NAME}`,
    `99999-${NAME}`,
    `480-${STEM}`,
    `480-${STEM}.jpg`,
    `480-${STEM}.webp.avif`,
    `480-${STEM.slice(1)}.webp`,
    `480-${STEM.toUpperCase()}.webp`,
    `480-../${NAME}`,
    `480-..%2f${NAME}`,
    `480-${STEM}.webp\n`,
    `480-${STEM}.webp\u0000`,
    ` 480-${NAME}`,
    `-480-${NAME}`,
    `4e2-${NAME}`,
    `thumb-thumb-${NAME}`,
    `thumb${NAME}`,
    'thumb-',
    '../../etc/passwd',
  ])('is not %j', (file) => expect(formOf(file)).toBeNull());
  it.each(['0160', '0320', '0480', '0800'])('is not %s-…: one form, one address', (width) =>
    expect(formOf(`${width}-${NAME}`)).toBeNull(),
  );
});
