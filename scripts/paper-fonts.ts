// Unpacks the fonts for PDF papers from their packages into fonts/: npm run paper:fonts. A WOFF
// file is a TrueType file with compressed tables (https://www.w3.org/TR/WOFF/).
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const PACKAGES = 'node_modules/@fontsource';
const FILES: Record<string, string[]> = {
  inter: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-devanagari': ['devanagari'],
};
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

for (const [family, scripts] of Object.entries(FILES)) {
  cpSync(`${PACKAGES}/${family}/LICENSE`, `fonts/LICENSE-${family}.txt`);
  for (const script of scripts) {
    const woff = readFileSync(`${PACKAGES}/${family}/files/${family}-${script}-400-normal.woff`);
    writeFileSync(`fonts/${family}-${script}.ttf`, trueTypeOf(woff));
  }
}

/** The TrueType file: its directory takes 12 bytes, and 16 for each table. */
function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const bodies: Buffer[] = [];
  let end = head.length;
  for (let table = 0; table < count; table++) {
    const entry = woff.subarray(HEADER_BYTES + ENTRY_BYTES * table);
    const [from, packed, length, sum] = [4, 8, 12, 16].map((place) => entry.readUInt32BE(place));
    const bytes = woff.subarray(from, (from ?? 0) + (packed ?? 0));
    const body = packed === length ? bytes : inflateSync(bytes);
    entry.copy(head, 12 + 16 * table, 0, 4);
    head.writeUInt32BE(sum ?? 0, 16 + 16 * table);
    head.writeUInt32BE(end, 20 + 16 * table);
    head.writeUInt32BE(body.length, 24 + 16 * table);
    bodies.push(body, Buffer.alloc(-body.length & 3));
    end += body.length + (-body.length & 3);
  }
  return Buffer.concat([head, ...bodies]);
}
