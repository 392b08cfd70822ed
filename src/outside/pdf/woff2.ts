// WOFF2, as fonts are packed for browsers, unpacked to TrueType, as papers embed them
// (https://www.w3.org/TR/WOFF2/). A variable font keeps the weight it is drawn in: its variations
// are left out.
import { brotliDecompressSync } from 'node:zlib';
import { byteReader, u16, u32, type ByteReader } from '#outside/pdf/bytes.ts';
import { unpackGlyphs } from '#outside/pdf/woff2-glyphs.ts';

const TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
  'prep',
  'CFF ',
  'VORG',
  'EBDT',
  'EBLC',
  'gasp',
  'hdmx',
  'kern',
  'LTSH',
  'PCLT',
  'VDMX',
  'vhea',
  'vmtx',
  'BASE',
  'GDEF',
  'GPOS',
  'GSUB',
  'EBSC',
  'JSTF',
  'MATH',
  'CBDT',
  'CBLC',
  'COLR',
  'CPAL',
  'SVG ',
  'sbix',
  'acnt',
  'avar',
  'bdat',
  'bloc',
  'bsln',
  'cvar',
  'fdsc',
  'feat',
  'fmtx',
  'fvar',
  'gvar',
  'hsty',
  'just',
  'lcar',
  'mort',
  'morx',
  'opbd',
  'prop',
  'trak',
  'Zapf',
  'Silf',
  'Glat',
  'Gloc',
  'Feat',
  'Sill',
];
const OF_VARIATIONS = new Set([
  'fvar',
  'gvar',
  'avar',
  'cvar',
  'HVAR',
  'MVAR',
  'VVAR',
  'STAT',
  'loca',
]);
const HEADER_BYTES = 48;
const WIDE_OFFSETS = 1;
const LOCATION_FORMAT_AT = 50;

type Packed = { tag: string; transformed: boolean; length: number };

/**
 * Takes the bytes of a WOFF2 file with TrueType outlines; gives those of the TrueType file. Throws
 * an Error for another kind of file.
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.');
  const directory = byteReader(woff2.subarray(HEADER_BYTES));
  const packed = Array.from({ length: woff2.readUInt16BE(12) }, () => readEntry(directory));
  const all = byteReader(
    brotliDecompressSync(
      woff2.subarray(
        HEADER_BYTES + directory.at(),
        HEADER_BYTES + directory.at() + woff2.readUInt32BE(20),
      ),
    ),
  );
  const tables = new Map<string, Buffer>();
  for (const { tag, transformed, length } of packed) {
    const bytes = Buffer.from(all.take(length));
    if (tag === 'hmtx' && transformed)
      throw new Error('This font packs its widths in a way that is not known here.');
    if (tag === 'glyf' && transformed) {
      const { glyphs, locations } = unpackGlyphs(bytes);
      tables.set('glyf', glyphs).set('loca', locations);
    } else if (!OF_VARIATIONS.has(tag)) tables.set(tag, bytes);
  }
  tables.get('head')?.writeInt16BE(WIDE_OFFSETS, LOCATION_FORMAT_AT);
  return fileOf(tables);
}

function readEntry(reader: ByteReader): Packed {
  const flags = reader.u8();
  const known = flags & 63;
  const version = flags >> 6;
  const tag = known === 63 ? reader.take(4).toString('latin1') : (TAGS[known] ?? '');
  const outlines = tag === 'glyf' || tag === 'loca';
  const transformed = outlines ? version === 0 : version !== 0;
  const length = base128(reader);
  return { tag, transformed, length: transformed ? base128(reader) : length };
}

function base128(reader: ByteReader): number {
  for (let value = 0; ;) {
    const byte = reader.u8();
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
}

/** The tables behind their directory. Nobody who reads this file looks at check sums. */
function fileOf(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.concat([
    u32(0x00010000),
    u16(sorted.length),
    u16(16 << power),
    u16(power),
    u16((sorted.length - 2 ** power) * 16),
  ]);
  let at = head.length + sorted.length * 16;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, bytes] of sorted) {
    entries.push(Buffer.concat([Buffer.from(tag, 'latin1'), u32(0), u32(at), u32(bytes.length)]));
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat([head, ...entries, ...bodies]);
}
