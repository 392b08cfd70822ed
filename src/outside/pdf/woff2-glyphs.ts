// The outlines of a WOFF2 file: seven streams, put together again as the glyphs of a TrueType file.
import { byteReader, u16, u32, type ByteReader } from '#outside/pdf/bytes.ts';

type Point = { dx: number; dy: number; onCurve: boolean };
type Streams = {
  contours: ByteReader;
  counts: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
};

const WORDS = 1;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;
const HAS_INSTRUCTIONS = 256; // flags of a component
const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const PLUS_X = 16;
const PLUS_Y = 32; // flags of a point

/**
 * Takes the transformed `glyf` table; gives that of TrueType, and `loca` with offsets of four
 * bytes.
 */
export function unpackGlyphs(table: Buffer): { glyphs: Buffer; locations: Buffer } {
  const reader = byteReader(table);
  reader.u32();
  const count = reader.u16();
  reader.u16();
  const lengths = Array.from({ length: 7 }, reader.u32);
  const [contours, counts, flags, glyphs, composites, boxes, instructions] = lengths.map((length) =>
    reader.take(length),
  );
  const stream = (bytes?: Buffer) => byteReader(bytes ?? Buffer.alloc(0));
  const streams = {
    contours: stream(contours),
    counts: stream(counts),
    flags: stream(flags),
    glyphs: stream(glyphs),
    composites: stream(composites),
    boxes: stream(boxes),
    instructions: stream(instructions),
  };
  const boxed = streams.boxes.take(((count + 31) >> 5) << 2);
  const pieces: Buffer[] = [];
  const offsets = [0];
  for (let at = 0, end = 0; at < count; at++) {
    const glyph = unpackGlyph(streams, ((boxed[at >> 3] ?? 0) & (128 >> (at & 7))) !== 0);
    pieces.push(glyph, Buffer.alloc(-glyph.length & 3));
    offsets.push((end += glyph.length + (-glyph.length & 3)));
  }
  return { glyphs: Buffer.concat(pieces), locations: u32(...offsets) };
}

function unpackGlyph(streams: Streams, boxed: boolean): Buffer {
  const contours = streams.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? compositeGlyph(streams) : simpleGlyph(streams, contours, boxed);
}

function compositeGlyph({ composites, glyphs, boxes, instructions }: Streams): Buffer {
  const parts: Buffer[] = [];
  let instructed = false;
  let flags = MORE;
  while (flags & MORE) {
    flags = composites.u16();
    instructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
    parts.push(
      u16(flags),
      composites.take(
        2 +
          (flags & WORDS ? 4 : 2) +
          (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0),
      ),
    );
  }
  const length = instructed ? shortNumber(glyphs) : 0;
  return Buffer.concat([
    u16(-1),
    boxes.take(8),
    ...parts,
    ...(instructed ? [u16(length), instructions.take(length)] : []),
  ]);
}

function simpleGlyph(
  { counts, flags, glyphs, boxes, instructions }: Streams,
  contours: number,
  boxed: boolean,
): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => (total += shortNumber(counts)) - 1);
  const points = Array.from({ length: total }, () => readPoint(flags.u8(), glyphs));
  const length = shortNumber(glyphs);
  const box = boxed ? boxes.take(8) : boxOf(points);
  return Buffer.concat([
    u16(contours),
    box,
    u16(...ends),
    u16(length),
    instructions.take(length),
    Buffer.from(points.map(flagsOf)),
    ...points.map(({ dx }) => coordinate(dx)),
    ...points.map(({ dy }) => coordinate(dy)),
  ]);
}

/** A number of one to three bytes, small ones in one. */
function shortNumber(reader: ByteReader): number {
  const first = reader.u8();
  return first === 253
    ? reader.u16()
    : first === 254
      ? reader.u8() + 506
      : first === 255
        ? reader.u8() + 253
        : first;
}

/**
 * A step to the next point (section 5.2 of the specification): how many bytes it takes, and which
 * of its signs and offsets it has, follows from the flag.
 */
function readPoint(flag: number, bytes: ByteReader): Point {
  const kind = flag & 127;
  const onCurve = flag < 128;
  const signed = (bit: number, value: number) => (flag & bit ? value : -value);
  if (kind < 10) return { dx: 0, dy: signed(1, ((kind & 14) << 7) + bytes.u8()), onCurve };
  if (kind < 20) return { dx: signed(1, (((kind - 10) & 14) << 7) + bytes.u8()), dy: 0, onCurve };
  if (kind < 84) {
    const base = kind - 20;
    const byte = bytes.u8();
    return {
      dx: signed(1, 1 + (base & 0x30) + (byte >> 4)),
      dy: signed(2, 1 + ((base & 0x0c) << 2) + (byte & 15)),
      onCurve,
    };
  }
  if (kind < 120) {
    const base = kind - 84;
    const x = bytes.u8();
    const y = bytes.u8();
    return {
      dx: signed(1, 1 + (Math.floor(base / 12) << 8) + x),
      dy: signed(2, 1 + (((base % 12) >> 2) << 8) + y),
      onCurve,
    };
  }
  if (kind < 124) {
    const one = bytes.u8();
    const two = bytes.u8();
    const three = bytes.u8();
    return {
      dx: signed(1, (one << 4) + (two >> 4)),
      dy: signed(2, ((two & 15) << 8) + three),
      onCurve,
    };
  }
  const x = bytes.u16();
  const y = bytes.u16();
  return { dx: signed(1, x), dy: signed(2, y), onCurve };
}

const isShort = (step: number) => step !== 0 && Math.abs(step) < 256;
const flagsOf = ({ dx, dy, onCurve }: Point) =>
  (onCurve ? ON_CURVE : 0) |
  (isShort(dx) ? SHORT_X : 0) |
  (isShort(dy) ? SHORT_Y : 0) |
  (dx === 0 || (isShort(dx) && dx > 0) ? PLUS_X : 0) |
  (dy === 0 || (isShort(dy) && dy > 0) ? PLUS_Y : 0);
const coordinate = (step: number) =>
  step === 0 ? Buffer.alloc(0) : isShort(step) ? Buffer.from([Math.abs(step)]) : u16(step);

function boxOf(points: Point[]): Buffer {
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  let y = 0;
  for (const { dx, dy } of points) {
    xs.push((x += dx));
    ys.push((y += dy));
  }
  return u16(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}
