// Multipart forms as clients send them, in blocks of any length.
import { describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { openForm } from '#api/wire/form-fields.ts';

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, filename: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `Content-Type: image/png\r\n\r\n${value}\r\n`;

/** Reads a form that arrives in blocks of this many bytes. */
function read(body: string | Buffer, size = Infinity) {
  const form = openForm('x', 1000);
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) form.write(bytes.subarray(at, at + size));
  return form.end();
}

describe('a form', () => {
  const BODY = `${field('rating', '5')}${file('images[]', 'a.png', '\r\n--\r\n-x\r\n')}--x--\r\n`;
  it('reads the same, however it is cut on its way', async () => {
    for (const size of [1, 2, 3, 7, 64, Infinity]) {
      const { rating, images } = read(BODY, size) as { rating: string; images: File[] };
      expect(rating, `blocks of ${size}`).toBe('5');
      expect(images.map(({ name, type }) => [name, type])).toEqual([['a.png', 'image/png']]);
      expect(await images[0]?.text()).toBe('\r\n--\r\n-x\r\n');
    }
  });
  it('may begin with an empty line and go on after its end, as some clients send it', () => {
    expect(read(`\r\n${field('a', 'b')}--x--\r\nthank you`)).toEqual({ a: 'b' });
    expect(read(`${field('a', 'b')}--x--\r\nthank you`, 4)).toEqual({ a: 'b' });
  });
  it('keeps the last of two fields, and every file of a list', () => {
    const two = `${file('images[0]', 'a', '1')}${file('images[1]', 'b', '2')}`;
    const read2 = read(`${field('a', 'b')}${field('a', 'c')}${two}--x--`) as { images: File[] };
    expect(read2).toMatchObject({ a: 'c' });
    expect(read2.images.map(({ name }) => name)).toEqual(['a', 'b']);
  });
  it('of a part without a name, or with a name that is no UTF-8, is refused', () => {
    const nameless = '--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--';
    const latin = Buffer.from(`${field('caf\u00e9', 'b')}--x--`, 'latin1');
    for (const body of [nameless, latin])
      expect(() => read(body)).toThrow(new Refusal('unreadable-body'));
  });
});
