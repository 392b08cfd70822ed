// Big-endian bytes, as font files have them.
export type ByteReader = {
  u8: () => number;
  u16: () => number;
  i16: () => number;
  u32: () => number;
  take: (length: number) => Buffer;
  at: () => number;
};

/** Reads one value after the other; past the end it throws a RangeError. */
export function byteReader(bytes: Buffer): ByteReader {
  let at = 0;
  const step = (length: number) => {
    at += length;
    return at - length;
  };
  return {
    u8: () => bytes.readUInt8(step(1)),
    u16: () => bytes.readUInt16BE(step(2)),
    i16: () => bytes.readInt16BE(step(2)),
    u32: () => bytes.readUInt32BE(step(4)),
    at: () => at,
    take: (length) => {
      const from = step(length);
      if (at > bytes.length) throw new RangeError('The file ends too early.');
      return bytes.subarray(from, at);
    },
  };
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [place, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, place * 2);
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
}
