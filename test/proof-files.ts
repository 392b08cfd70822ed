// Files that may be sent as a proof of a transfer: valid ones, and hostile ones.
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A picture in a single colour, in a format that sharp writes. */
export const pictureAs = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Copyright: 'Someone at home' } })
    .toFormat(format)
    .toBuffer();

/** Noise, which no format compresses; `side` 1300 is a PNG of about 5 MB. */
export function noise(side: number): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: 3 * side * side }, (_, at) => (at * 2_654_435_761) % 251),
  );
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
}

type Wish = { password?: string; attached?: string };

/** A PDF as programs write them: a line of text, optionally with a password or an attached file. */
export function writtenPdf({ password, attached }: Wish = {}): Promise<Buffer> {
  const document = new PDFDocument(password ? { userPassword: password } : {});
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.text('105.00 to Souk Trading Ltd');
  if (attached) document.file(Buffer.from(attached), { name: 'a.txt' });
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];

/** A PDF of these objects, numbered from 1, with their table: the first is its catalog. */
export function pdfOf(objects: (string | Buffer)[] = [CATALOG, ...PAGES]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, body] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n` +
        `<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length()}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF whose catalog runs this action on opening. */
export const actingPdf = (action: string) =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`, ...PAGES]);

/**
 * A PDF with these objects compressed, as newer programs write them; `about` goes to the object
 * stream.
 */
export function packedPdf(inside: string, about = '/Filter /FlateDecode'): Buffer {
  const data = /FlateDecode/.test(about) ? deflateSync(Buffer.from(inside)) : Buffer.from(inside);
  const head = `<< /Type /ObjStm /N 1 /First 4 /Length ${data.length} ${about} >>\nstream\n`;
  const pack = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
  return pdfOf([CATALOG, ...PAGES, pack]);
}
