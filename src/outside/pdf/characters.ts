// Which characters a TrueType file can draw: its `cmap` table, in the two forms that fonts of today
// have.
import { byteReader } from '#outside/pdf/bytes.ts';

const SEGMENTS = 4;
const GROUPS = 12;

/** The code points that have a glyph. */
export function charactersOf(trueType: Buffer): Set<number> {
  const table = tableOf(trueType, 'cmap');
  const all = new Set<number>();
  for (let at = 0; at < table.readUInt16BE(2); at++) {
    const part = table.subarray(table.readUInt32BE(8 + at * 8));
    const form = part.readUInt16BE(0);
    for (const point of form === SEGMENTS
      ? inSegments(part)
      : form === GROUPS
        ? inGroups(part)
        : [])
      all.add(point);
  }
  return all;
}

function tableOf(trueType: Buffer, wanted: string): Buffer {
  for (let at = 0; at < trueType.readUInt16BE(4); at++) {
    const entry = byteReader(trueType.subarray(12 + at * 16));
    const tag = entry.take(4).toString('latin1');
    entry.u32();
    const from = entry.u32();
    if (tag === wanted) return trueType.subarray(from, from + entry.u32());
  }
  throw new Error(`This font has no ${wanted}.`);
}

function* inSegments(part: Buffer): Generator<number> {
  const count = part.readUInt16BE(6) / 2;
  const starts = 16 + count * 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  for (let segment = 0; segment < count; segment++) {
    const end = part.readUInt16BE(14 + segment * 2);
    const start = part.readUInt16BE(starts + segment * 2);
    const offset = part.readUInt16BE(offsets + segment * 2);
    for (let point = start; point <= end && point < 0xffff; point++) {
      const glyph =
        offset === 0
          ? point + part.readUInt16BE(deltas + segment * 2)
          : part.readUInt16BE(offsets + segment * 2 + offset + (point - start) * 2);
      if ((glyph & 0xffff) !== 0) yield point;
    }
  }
}

function* inGroups(part: Buffer): Generator<number> {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    for (let point = part.readUInt32BE(at); point <= part.readUInt32BE(at + 4); point++)
      yield point;
  }
}
