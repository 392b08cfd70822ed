// Samples of colours, from the names that sellers use.
import { describe, expect, it } from 'vitest';
import { colourOf, isColour } from '#market/catalogue/colour-of.ts';
import { picturesFor } from '#web/storefront/product/product-view.ts';

describe('a colour', () => {
  it.each([
    ['black', 'Noir', '#1c1c1e'],
    ['forest', 'Forest green', '#23492f'],
    ['v-12', 'كحلي', '#1e2a4f'],
    ['v-13', 'KIRMIZI', '#c62828'],
    ['v-14', 'सफ़ेद', '#ffffff'],
    ['washed-navy', 'Washed navy', '#1e2a4f'],
    ['v-15', 'Bleu nuit', '#2563c9'],
    ['v-16', '#A1B2C3', '#a1b2c3'],
    ['leopard', 'Leopard', ''],
    ['m', 'M', ''],
  ])('%s, called %s, looks like %j', (slug, title, sample) =>
    expect(colourOf({ slug, title })).toBe(sample),
  );

  it.each([
    ['colour', 'Farbe', true],
    ['pa_1', 'Renk', true],
    ['a-3', 'لون', true],
    ['size', 'Size', false],
    ['waist', 'Tour de taille', false],
  ])('the option %s, called %s, is one of colours: %j', (slug, title, yes) =>
    expect(isColour({ slug, title })).toBe(yes),
  );
});

describe('the pictures of a choice', () => {
  const value = (id: number) => ({ id, title: String(id) });
  const options = [
    { id: 1, title: 'Size', values: [value(11), value(12)] },
    { id: 2, title: 'Colour', values: [value(21), value(22)] },
  ];
  const pictures = [
    { image: 'all', values: [] },
    { image: 'blue-m', values: [12, 22] },
    { image: 'blue', values: [22] },
  ];
  it.each([
    ['nothing is chosen', {}, ['all', 'blue-m', 'blue']],
    ['blue', { 2: 22 }, ['blue-m', 'blue', 'all']],
    ['a small blue one', { 1: 11, 2: 22 }, ['blue', 'all', 'blue-m']],
    ['a medium red one', { 1: 12, 2: 21 }, ['all', 'blue-m', 'blue']],
  ])('when it is %s', (_, choice, order) =>
    expect(picturesFor({ pictures, options }, choice).map(({ image }) => image)).toEqual(order),
  );
});
