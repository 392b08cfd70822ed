// The goods in a letter: small pictures that every mail program shows, and the text below them.
import { describe, expect, it } from 'vitest';
import { base, SITE, withLetters, written } from './letters-set-up.ts';

withLetters();

describe('a letter', () => {
  it('of a new order shows each thing small, and ends with day, payment and address', async () => {
    await base.db.updateTable('order_lines').set({ image: '0a1b2c3d4e5f6789.webp' }).execute();
    await base.db.updateTable('shipping_places').set({ day_needed: 4 }).execute();
    const { html, plain } = await written('order-placed');
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(3);
    for (const name of ['Lamp', 'Bulb', 'Chair'])
      expect(pictures.filter((tag) => tag.includes(`alt="${name}`))).toHaveLength(1);
    for (const tag of pictures) {
      expect(tag).toContain(`src="${SITE}/media/160-0a1b2c3d4e5f6789.jpg"`);
      expect(tag).toMatch(/width="56" height="56"/);
    }
    expect(html.length).toBeLessThan(20_000);
    for (const text of [html, plain]) {
      const places = ['Expected by', 'Cash on delivery · Unpaid', '1, rue de la Paix'].map((part) =>
        text.lastIndexOf(part),
      );
      expect(places.every((at) => at > text.indexOf('Chair'))).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
  it('of goods without a picture has none', async () => {
    await base.db.updateTable('order_lines').set({ image: '' }).execute();
    expect((await written('order-placed')).html).not.toContain('<img');
  });
});
